import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectHeaderProductCount, expectOrderListPageProducts, getHeaderListLink } from './orderListPage'
import { getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const readNames = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
const getStatus = (page: Page) => page.getByRole('main').getByRole('status').innerText()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

test('on a phone a visitor walks the catalogue of 107: list, more, category, search, detail, order list and back', async () => {
  const page = await visit('/', { screen: phoneViewport })
  await page.getByRole('link', { name: 'Visit Products' }).tap()
  await expect.poll(() => getStatus(page)).toBe('Showing 16 of 107 products')
  await press(page, 'More Products')
  await expect.poll(async () => (await readNames(page)).length).toBe(20)

  await press(page, 'Butter')
  await page.getByRole('button', { name: 'The End' }).waitFor()
  expect(await readNames(page)).toContain('Avocado Butter')
  await page.getByPlaceholder('Search Products').fill('avocado')
  await expect.poll(() => readNames(page)).toEqual(['Avocado Butter'])
  await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Butter&q=avocado')

  await page.getByRole('link', { name: 'Avocado Butter', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: /Avocado Butter$/ }).waitFor()
  expect(getPathAndQuery(page)).toBe('/products/84')
  await page.getByText('Made from avocado oil hardened with vegetable fat').waitFor()
  await press(page, 'Add Avocado Butter to order list')
  await expectHeaderProductCount(page, 1)
  await getHeaderListLink(page).tap()
  await expectOrderListPageProducts(page, 'Avocado Butter: 0.5')

  await page.goBack()
  await page.getByRole('link', { name: 'Back to Products' }).tap()
  await expect.poll(() => readNames(page)).toEqual(['Avocado Butter'])
})

test('by keyboard alone a visitor searches the list, opens a product and comes back to the same place', async () => {
  const page = await visit('/arielle-store')
  await tabToName(page, 'Search Products')
  await page.keyboard.type('butter')
  await expect.poll(() => getStatus(page)).toBe('Showing 10 products')
  await tabToName(page, 'Cocoa Butter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Product Details > Cocoa Butter' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await tabToName(page, 'Back to Products')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByPlaceholder('Search Products').inputValue()).toBe('butter')
  expect(getPathAndQuery(page)).toBe('/arielle-store?q=butter')
})

/** Presses Tab until the element with this name has the focus. */
async function tabToName(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focused()) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`80 presses of Tab did not reach ${name}`)
}
