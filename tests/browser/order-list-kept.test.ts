import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser'
import { add, expectInHeader, expectListed, header } from './orderList'

const visit = useBrowser()

describe('What a browser kept is parsed', () => {
  /** Opens the list in a browser that kept this text and nothing else. */
  async function visitWith(cartItems: string) {
    const page = await visit('/about-us')
    // What this page has not written yet it would write when it is left, over what the next one finds.
    await page.waitForFunction(() => localStorage.getItem('persist:root'))
    await page.evaluate((text) => {
      localStorage.clear()
      localStorage.setItem('cartItems', text)
    }, cartItems)
    await page.goto('/confirm-list')
    await page.getByRole('heading', { level: 1, name: 'CONFIRM ORDER LIST' }).waitFor()
    return page
  }

  test.each([
    ['no JSON', '{{{'],
    ['a list of nothing we know', JSON.stringify([null, 'x', { id: 'toString', count: 1 }])],
    ['a product that is not in the catalogue', JSON.stringify([foreign('999', 1)])],
    ['a count that is none', JSON.stringify([foreign('1', 0.3)])],
  ])('%s leaves an empty list that works', async (_, cartItems) => {
    const page = await visitWith(cartItems)
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectInHeader(page, 0)
  })

  test('a known product comes back with the name and picture of today', async () => {
    const page = await visitWith(JSON.stringify([foreign('1', 2.5)]))
    await expectListed(page, 'Shea Butter: 2.5')
    const row = page.getByRole('group', { name: 'Order list' }).getByRole('listitem')
    const picture = row.locator('img').last()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await picture.getAttribute('src')).toMatch(/^\/pictures\/shea-butter-[0-9a-f]{10}-320\.webp$/)
  })

  function foreign(id: string, count: number) {
    return { id, name: 'Of old', category: 'Butter', imageURL: '/gone.webp', count }
  }
})

test('a browser that forbids storage keeps the list while the page stands', async () => {
  const page = await (await visit('/about-us')).context().newPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/arielle-store')
  await add(page, 'Shea Butter').click()
  await header(page).click()
  await expectListed(page, 'Shea Butter: 0.5')
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('insecure')
})
