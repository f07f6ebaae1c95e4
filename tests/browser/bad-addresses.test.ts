import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser } from './browser'
import { expectInHeader } from './orderList'

const visit = useBrowser()

const store = '/arielle-store'
const status = (page: Page) => page.getByRole('main').getByRole('status')

describe('2. Product list (/arielle-store): addresses that make no sense', () => {
  test.each([
    ['a category that nobody knows', '?category=Rockets', 'Showing 16 of 107 products'],
    [
      'a category and a search that are there twice',
      '?category=Oil&category=&q=coco&q=x',
      'Showing 1 product',
    ],
    ['5,000 characters', `?q=${'x'.repeat(5000)}`, 'No products by that name.'],
    ['control characters', '?q=%00%07coco%7Fnut', 'Showing 1 product'],
    ['half a character', '?q=%FF', 'No products by that name.'],
    ['a picture sign', '?q=%F0%9F%8C%BF', 'No products by that name.'],
    ['code', '?q=%3Cscript%3Ealert(1)%3C/script%3E', 'No products by that name.'],
  ])('%s', async (_, query, says) => {
    const page = await visit(store + query)
    // What was drawn in advance knows no count: from here on it is the page of this address.
    await expectInHeader(page, 0)
    await expect.poll(() => status(page).innerText()).toBe(says)
    expect((await page.getByPlaceholder('Search Products').inputValue()).length).toBeLessThanOrEqual(120)
  })
})

describe('2. Product detail (/products/{productId}): addresses that are no product', () => {
  test.each(['/products/0084', '/products/84%20', '/products/-1', '/products/%F0%9F%8C%BF', '/products/1e1'])(
    '%s',
    async (path) => {
      const page = await visit(path, { expected: /status of 404/ })
      await page.getByRole('heading', { name: 'Product Not Found' }).waitFor()
      expect(await page.getByRole('link', { name: 'Back to Products' }).count()).toBe(1)
    },
  )
})

describe('The screens of the catalogue keep WCAG 2.2 AA', () => {
  const screens = [
    ['the list', store, 'VIEW ALL PRODUCTS'],
    ['a list without items', `${store}?q=zzzz`, 'NO ITEMS FOUND'],
    ['a product', '/products/1', 'Product Details > Shea Butter'],
    ['an unknown product', '/products/99999', 'Product Not Found'],
    ['an unknown address', '/no-such-page', 'Page Not Found'],
  ] as const
  const sizes = [
    ['a phone', phone],
    ['a desktop', desktop],
    ['the narrowest phone, or twice the size', { width: 320, height: 640 }],
  ] as const
  const cases = screens.flatMap((screen) => sizes.map((size) => [...screen, ...size] as const))

  test.each(cases)('%s (%s, %s) on %s', async (_, path, heading, __, screen) => {
    const page = await visit(path, { screen, expected: /status of 404/ })
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
  })
})
