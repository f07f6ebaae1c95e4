import { describe, expect, test } from 'vitest'
import { getHorizontalOverflow, getPathAndQuery, setUpBrowser, waitForAlert } from './setUpBrowser'
import {
  addProductsToOrderList,
  expectHeaderProductCount,
  expectOrderListPageProducts,
  getButton,
  getFocusedText,
  getHeaderListLink,
  getLocalStorageItem,
} from './orderListPage'

const visit = setUpBrowser()

/** The list, opened from the store, with 1 Shea Butter and 0.5 Coconut Oil. */
async function openList() {
  const page = await visit('/arielle-store')
  await addProductsToOrderList(page, 'Shea Butter', 'Shea Butter', 'Coconut Oil')
  await getHeaderListLink(page).click()
  await page.getByRole('heading', { level: 1, name: 'CONFIRM ORDER LIST' }).waitFor()
  await expectOrderListPageProducts(page, 'Shea Butter: 1', 'Coconut Oil: 0.5')
  return page
}

describe('The order list (/confirm-list)', () => {
  test('shows picture, name, category and quantities, fits every width, leads to the request, and clears', async () => {
    const page = await openList()
    const main = page.getByRole('main')
    await expect.poll(() => page.title()).toBe('Confirm List')
    const headingSection = page.getByRole('heading', { level: 1 }).locator('xpath=..')
    // The subheading of the specification is empty.
    expect(await headingSection.innerText()).toBe('CONFIRM ORDER LIST')
    const row = page.getByRole('listitem').filter({ hasText: 'Coconut Oil' })
    await row.getByRole('link', { name: 'Coconut Oil' }).waitFor()
    await row.getByText('Oil', { exact: true }).waitFor()
    await expect.poll(() => row.locator('img').last().getAttribute('src')).toContain('/pictures/')
    await main.getByText('2 products', { exact: true }).waitFor()
    await page.getByText('Total 1 kg + 0.5 litre').waitFor()
    for (const width of [320, 390, 600, 768, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ width, overflow: await getHorizontalOverflow(page) }).toEqual({ width, overflow: 0 })
    }
    await main.getByRole('link', { name: 'Request Product(s)' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/request-a-quote')
    await page.goBack()

    await getButton(page, 'Clear List').click()
    await waitForAlert(page, 'List Cleared')
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectHeaderProductCount(page, 0)
    expect(await getLocalStorageItem(page, 'cartItems')).toBe('[]')
    await main.getByRole('link', { name: 'Visit Products' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store')
  })

  test('increases, decreases down to removal, and removes without writing cartItems or losing the focus', async () => {
    const page = await openList()
    await getButton(page, 'Increase Coconut Oil').click()
    await waitForAlert(page, 'Coconut Oil Increased by 0.5')
    await getButton(page, 'Decrease Shea Butter').click()
    await waitForAlert(page, 'Shea Butter decreased by 0.5')
    await expectOrderListPageProducts(page, 'Shea Butter: 0.5', 'Coconut Oil: 1')

    const cartItems = await getLocalStorageItem(page, 'cartItems')
    await getButton(page, 'Remove Shea Butter').focus()
    await page.keyboard.press('Enter')
    await waitForAlert(page, 'Shea Butter Removed from order list')
    expect(await getLocalStorageItem(page, 'cartItems')).toBe(cartItems)
    await page.keyboard.press('Tab')
    await expect.poll(() => getFocusedText(page)).toBe('Undo')
    await page.keyboard.press('Tab')
    await expect.poll(() => getFocusedText(page)).toBe('Coconut Oil')

    await page.reload()
    await expectOrderListPageProducts(page, 'Coconut Oil: 1')
    await getButton(page, 'Decrease Coconut Oil').click()
    await expectOrderListPageProducts(page, 'Coconut Oil: 0.5')
    await getButton(page, 'Decrease Coconut Oil').click()
    await waitForAlert(page, 'Coconut Oil Removed from order list')
    await expectHeaderProductCount(page, 0)
  })
})
