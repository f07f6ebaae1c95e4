import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { expectHeaderProductCount } from './orderListPage'
import { desktopViewport, getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'
// At 320 pixels: the narrowest phone, or a desktop at 400 %.
const narrowViewport = { width: 320, height: 640 }

describe('addresses that make no sense', () => {
  test('the product list shows what it can find for any query', async () => {
    const page = await visit('about:blank')
    for (const [query, status] of [
      ['?category=Rockets', 'Showing 16 of 107 products'],
      ['?category=Oil&category=&q=coco&q=x', 'Showing 1 product'],
      [`?q=${'x'.repeat(5000)}`, 'No products by that name.'],
      ['?q=%00%07coco%7Fnut', 'Showing 1 product'],
      ['?q=%FF', 'No products by that name.'],
      ['?q=%F0%9F%8C%BF', 'No products by that name.'],
      ['?q=%3Cscript%3Ealert(1)%3C/script%3E', 'No products by that name.'],
    ] as const) {
      await page.goto(storePath + query)
      // The prerendered page has no count yet.
      await expectHeaderProductCount(page, 0)
      const readStatus = () => page.getByRole('main').getByRole('status').innerText()
      await expect.poll(readStatus, { message: query.slice(0, 40) }).toBe(status)
      const search = await page.getByPlaceholder('Search Products').inputValue()
      expect(search.length).toBeLessThanOrEqual(120)
    }
  })

  test("an address that is no product's shows 'Product Not Found' and a link to the list", async () => {
    const page = await visit('about:blank', { expected: /status of 404/ })
    for (const id of ['0084', '84%20', '-1', '%F0%9F%8C%BF', '1e1']) {
      await page.goto(`/products/${id}`)
      await page.getByRole('heading', { name: 'Product Not Found' }).waitFor()
      expect(await page.getByRole('link', { name: 'Back to Products' }).count(), id).toBe(1)
    }
  })
})

// routes.test.ts checks every route on a phone and on a desktop.
describe('the screens of the catalogue', () => {
  test.each([
    ['a search without results', `${storePath}?q=zzzz`, 'NO ITEMS FOUND'],
    ['an unknown product', '/products/99999', 'Product Not Found'],
  ])('%s (%s) is accessible at every width', async (_, path, heading) => {
    const page = await visit(path, { expected: /status of 404/ })
    await page.getByRole('heading', { name: heading }).first().waitFor()
    for (const viewport of [desktopViewport, phoneViewport, narrowViewport]) {
      await page.setViewportSize(viewport)
      expect(await getHorizontalOverflow(page)).toBe(0)
      await expectAccessible(page)
    }
  })

  test.each([
    [storePath, 'VIEW ALL PRODUCTS'],
    ['/products/1', 'Product Details > Shea Butter'],
    ['/no-such-page', 'Page Not Found'],
  ])('%s is accessible at 320 pixels', async (path, heading) => {
    const page = await visit(path, { screen: narrowViewport, expected: /status of 404/ })
    await page.getByRole('heading', { name: heading }).first().waitFor()
    expect(await getHorizontalOverflow(page)).toBe(0)
    await expectAccessible(page)
  })
})
