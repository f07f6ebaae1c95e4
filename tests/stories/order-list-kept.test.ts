import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openTabWithoutStorage } from './formControls'
import { setUpBrowser } from './setUpBrowser'
import {
  expectHeaderProductCount,
  expectOrderListPageProducts,
  getAddButton,
  getHeaderListLink,
} from './orderListPage'

const visit = setUpBrowser()

// A text file of the site: gives access to its storage without loading the program.
const textFilePath = '/robots.txt'

describe('A stored order list', () => {
  test('keeps its valid products, with the name and picture of the current catalogue', async () => {
    const page = await visit(textFilePath)
    await openWithStoredList(
      page,
      JSON.stringify([
        null,
        'x',
        createItem('toString', 1),
        createItem('999', 1),
        createItem('2', 0.3),
        createItem('1', 2.5),
      ]),
    )
    await expectOrderListPageProducts(page, 'Shea Butter: 2.5')
    await expectHeaderProductCount(page, 1)
    const picture = page
      .getByRole('group', { name: 'Order list' })
      .getByRole('listitem')
      .locator('img')
      .last()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await picture.getAttribute('src')).toMatch(/^\/pictures\/shea-butter-[0-9a-f]{10}-320\.webp$/)
  })

  test('is empty where the text is no JSON or holds no known product', async () => {
    const page = await visit(textFilePath)
    for (const text of ['{{{', JSON.stringify([createItem('999', 1)])]) {
      await openWithStoredList(page, text)
      await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
      await expectHeaderProductCount(page, 0)
    }
  })

  test('lasts as long as the page in a browser that forbids storage', async () => {
    const page = await openTabWithoutStorage(await visit(textFilePath), 'forbidden', '/arielle-store')
    await getAddButton(page, 'Shea Butter').click()
    await getHeaderListLink(page).click()
    await expectOrderListPageProducts(page, 'Shea Butter: 0.5')
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('insecure')
  })
})

/** Opens the list in a browser that stores this text and nothing else. */
async function openWithStoredList(page: Page, cartItems: string) {
  await page.goto(textFilePath)
  await page.evaluate((text) => {
    localStorage.clear()
    localStorage.setItem('cartItems', text)
  }, cartItems)
  await page.goto('/confirm-list')
  await page.getByRole('heading', { level: 1, name: 'CONFIRM ORDER LIST' }).waitFor()
}

function createItem(id: string, count: number) {
  return { id, name: 'A former name', category: 'Butter', imageURL: '/former.webp', count }
}
