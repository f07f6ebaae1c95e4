import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openCatalogue, storeProduct } from './catalogueProducts'
import { expectAccessible } from './expectAccessible'
import { storeDocument } from './sentRequests'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

// The pictures of the tests' own products are answered by no function on this stack.
const expected = /404/

const getRows = (page: Page) => page.getByRole('list', { name: 'Catalogue' }).getByRole('listitem')
const getRow = (page: Page, name: string) => getRows(page).filter({ hasText: name })

async function openList(query = '', options: Parameters<typeof visit>[1] = {}) {
  const page = await openCatalogue(visit, query, { expected, ...options })
  await getRows(page).first().waitFor()
  return page
}

const storeDraft = (id: string, product: object) =>
  storeDocument('drafts', id, {
    product,
    by: { uid: 'demo-staff-2', name: 'Emeka Staff' },
    savedAt: new Date(),
  })

describe("The catalogue's list", () => {
  test('shows 50 products at first, and the next on request, with the focus on the first of them', async () => {
    const page = await openList()
    await expect.poll(() => getRows(page).count()).toBe(50)
    await page.getByRole('button', { name: 'Show More' }).click()
    await expect.poll(() => getRows(page).count()).toBe(100)
    const focusedRow = getRows(page).nth(50).getByRole('link')
    await expect.poll(() => focusedRow.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('finds products by name, number and other names, without marks, and keeps the search in the address', async () => {
    const { id, name } = await storeProduct({ alsoKnownAs: ['Ẹsọ Igi'] })
    const page = await openList()
    for (const text of [name, id, 'eso igi']) {
      await page.getByLabel('Search products').fill(text)
      await getRow(page, name).waitFor()
    }
    expect(getPathAndQuery(page)).toBe('/staff/catalogue?q=eso+igi')
    await page.reload()
    await getRow(page, name).waitFor()
    expect(await getRows(page).count()).toBe(1)
    await page.getByLabel('Search products').press('Escape')
    await expect.poll(() => getRows(page).count()).toBe(50)
  })

  test('filters by category', async () => {
    const page = await openList()
    await page.getByLabel('Category').selectOption('Soap')
    await expect.poll(() => getRows(page).filter({ hasNotText: 'Soap' }).count()).toBe(0)
    expect(getPathAndQuery(page)).toBe('/staff/catalogue?category=Soap')
  })

  test('shows drafts as they are saved, with who works on them', async () => {
    const { id, name } = await storeProduct()
    const page = await openList()
    await storeDraft(id, { name: `${name} Renamed` })
    await page.getByRole('button', { name: 'Drafts' }).click()
    await getRow(page, `${name} Renamed`).getByText('Draft by Emeka Staff at').waitFor()
    expect(await getRows(page).filter({ hasNotText: 'Draft by' }).count()).toBe(0)
  })

  test('shows hidden products, and marks them', async () => {
    const { name } = await storeProduct({ hidden: true })
    const page = await openList()
    await page.getByRole('button', { name: 'Hidden' }).click()
    await getRow(page, name).getByText('Hidden', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Hidden' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('leads to the form of a product', async () => {
    const { id, name } = await storeProduct()
    const page = await openList(`?q=${id}`)
    await getRow(page, name).getByRole('link').click()
    await expect.poll(() => getPathAndQuery(page)).toBe(`/staff/catalogue/${id}`)
  })

  test('says what to do when nothing is found', async () => {
    const page = await openCatalogue(visit, '?q=zzzzzz', { expected })
    await page.getByRole('heading', { name: 'No product found' }).waitFor()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect.poll(() => getRows(page).count()).toBe(50)
    expect(getPathAndQuery(page)).toBe('/staff/catalogue')
  })

  test.each([
    ['phone', phoneViewport],
    ['desktop', desktopViewport],
    ['narrow phone', { width: 320, height: 640 }],
  ])('keeps WCAG 2.2 AA on a %s and does not scroll sideways', async (_, screen) => {
    const { id } = await storeProduct()
    await storeDraft(id, {})
    const page = await openList('', { screen })
    await page.getByText('Draft by Emeka Staff').first().waitFor()
    await expectAccessible(page)
    expect(await getHorizontalOverflow(page)).toBe(0)
  })
})
