import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getPathAndQuery, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

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

test('by keyboard alone a visitor searches the list, opens a product and comes back to the same place', async () => {
  const page = await visit('/arielle-store')
  await page.getByPlaceholder('Search Products').waitFor()
  await tabToName(page, 'Search Products')
  await page.keyboard.type('butter')
  await expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toBe('Showing 10 products')
  await tabToName(page, 'Cocoa Butter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Product Details > Cocoa Butter' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await tabToName(page, 'Back to Products')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByPlaceholder('Search Products').inputValue()).toBe('butter')
  expect(getPathAndQuery(page)).toBe('/arielle-store?q=butter')
})
