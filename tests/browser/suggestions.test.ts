import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { address, desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

const store = '/arielle-store'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByPlaceholder('Search Products')
const status = (page: Page) => page.getByRole('main').getByRole('status').innerText()
const none = (page: Page) => page.getByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' })
const otherNames = /\/names\.json$/

describe("9. Search forgives, under the 'NO ITEMS FOUND' line", () => {
  test('another name of a product offers it and says so', async () => {
    const page = await visit(store)
    await search(page).fill('Okwuma')
    await none(page).waitFor()
    await page.getByText('also known as Okwuma').waitFor()
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(['Shea Butter'])
    expect(await status(page)).toBe('No products by that name. 1 similar')
  })

  test('a near spelling offers what was meant, and its card opens it', async () => {
    const page = await visit(`${store}?q=lavander`)
    await none(page).waitFor()
    await expect.poll(() => status(page)).toBe('No products by that name. 2 similar')
    expect(await page.getByText('similar name').count()).toBe(2)
    await page.getByRole('link', { name: 'Lavender Buds', exact: true }).click()
    await page.getByRole('heading', { name: 'Product Details > Lavender Buds' }).waitFor()
    await page.goBack()
    await expect.poll(() => search(page).inputValue()).toBe('lavander')
  })

  test('what the chosen category lacks is offered from the others, and the line says so', async () => {
    const page = await visit(`${store}?category=Butter&q=neem`)
    await page.getByRole('heading', { name: 'Not in Butter, but perhaps' }).waitFor()
    expect(await status(page)).toBe('No products by that name in Butter. 2 similar in other categories')
    await page.getByText('similar name, in Oil').waitFor()
  })

  test('what resembles nothing offers nothing', async () => {
    const page = await visit(`${store}?q=zzzz`)
    await expect.poll(() => status(page)).toBe('No products by that name.')
    await none(page).waitFor()
    expect(await cards(page).count()).toBe(0)
  })

  test('a search that finds names does not fetch the other names', async () => {
    const page = await visit('/about-us')
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(`${store}?q=coconut`)
    await expect.poll(() => status(page)).toBe('Showing 1 product')
    expect(fetched.filter((url) => url.endsWith('/names.json'))).toEqual([])
    await search(page).fill('okwuma')
    await page.getByText('also known as Okwuma').waitFor()
    expect(fetched.some((url) => url.endsWith('/names.json'))).toBe(true)
  })

  test('while the other names are on their way the line says so', async () => {
    const page = await visit(store)
    let letGo: () => void = () => undefined
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(otherNames, async (route) => {
      await isLetGo
      await route.continue()
    })
    await search(page).fill('okwuma')
    await expect.poll(() => status(page)).toBe('No products by that name. Looking through other names…')
    letGo()
    await expect.poll(() => status(page)).toBe('No products by that name. 1 similar')
  })

  test('when they cannot be fetched near spellings are offered, the page says what it did not do, and the next search tries again', async () => {
    const page = await visit(store, { expected: /Failed to load resource/ })
    await page.route(otherNames, (route) => route.fulfill({ status: 503, body: '' }))
    await search(page).fill('shae')
    await page.getByText('could not be fetched just now').waitFor()
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(['Shea Butter'])
    await page.unroute(otherNames)
    await search(page).fill('okwuma')
    await page.getByText('also known as Okwuma').waitFor()
    await expect.poll(() => page.getByText('could not be fetched just now').count()).toBe(0)
  })

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('on %s it keeps WCAG 2.2 AA', async (_, screen) => {
    const page = await visit(`${store}?q=lavander`, { screen })
    await page.getByRole('heading', { name: 'Did you mean' }).waitFor()
    await expectNoViolations(page)
  })
})

test('2. Product list: a shared address with suggestions stays an address', async () => {
  const page = await visit(`${store}?category=Butter&q=neem`)
  await page.getByRole('button', { name: 'Oil', exact: true }).click()
  await expect.poll(() => address(page)).toBe(`${store}?category=Oil&q=neem`)
  await expect.poll(() => status(page)).toBe('Showing 1 product')
})
