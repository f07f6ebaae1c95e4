import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { address, useBrowser } from './browser'

const visit = useBrowser()

/** Presses Tab until the focus is there; a visitor without a mouse has no other way. */
async function tabTo(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await focused()) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`80 presses of Tab did not reach ${name}`)
}

test('2. Product list: by keyboard alone one searches, opens a product and comes back to the same place', async () => {
  const page = await visit('/arielle-store')
  await page.getByPlaceholder('Search Products').waitFor()
  await tabTo(page, 'Search Products')
  await page.keyboard.type('butter')
  await expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toBe('Showing 10 products')
  await tabTo(page, 'Cocoa Butter')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Product Details > Cocoa Butter' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  await tabTo(page, 'Back to Products')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByPlaceholder('Search Products').inputValue()).toBe('butter')
  expect(address(page)).toBe('/arielle-store?q=butter')
})
