import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
} from './setUpBrowser'
import {
  expectHeaderProductCount,
  expectOrderListPageProducts,
  getAddButton,
  getButton,
  getFocusedText,
  getHeaderListLink,
  getLocalStorageItem,
  getQuantityField,
} from './orderListPage'

const visit = setUpBrowser()

const getDecreaseButton = (page: Page) => getButton(page, 'Decrease Shea Butter')

describe('Add and Decrease', () => {
  test('on a card say what they did, count in the header, and the list survives on every page', async () => {
    const page = await visit('/arielle-store')
    await expectHeaderProductCount(page, 0)
    expect(await getDecreaseButton(page).count()).toBe(0)
    await getAddButton(page, 'Shea Butter').click()
    await waitForAlert(page, 'Shea Butter added to order list')
    await getAddButton(page, 'Shea Butter').click()
    await waitForAlert(page, 'Shea Butter Increased by 0.5')
    await expectHeaderProductCount(page, 1)
    await getAddButton(page, 'Coconut Oil').click()
    await expectHeaderProductCount(page, 2)
    expect(getPathAndQuery(page)).toBe('/arielle-store')
    await getAddButton(page, 'Coconut Oil').click()
    await decreaseSheaButterTwice(page)
    await expectHeaderProductCount(page, 1)

    await page.reload()
    await expectHeaderProductCount(page, 1)
    const cartItems: unknown = JSON.parse((await getLocalStorageItem(page, 'cartItems')) ?? '')
    expect(cartItems).toEqual([expect.objectContaining({ id: '2', name: 'Coconut Oil', count: 1 })])
    expect(await getLocalStorageItem(page, 'persist:root')).toContain('Coconut Oil')
    await page.goto('/about-us')
    await expectHeaderProductCount(page, 1)
  })

  test('on the detail page work by touch and by keyboard, and the button says how much is listed', async () => {
    const page = await visit('/products/1', { screen: phoneViewport })
    await expectHeaderProductCount(page, 0)
    expect(await getDecreaseButton(page).count()).toBe(0)
    await getAddButton(page, 'Shea Butter').tap()
    await waitForAlert(page, 'Shea Butter added to order list')
    await getAddButton(page, 'Shea Butter').tap()
    await expectListedQuantity(page, '1 kg on your order list')
    await decreaseSheaButterTwice(page)
    await expectHeaderProductCount(page, 0)

    await getAddButton(page, 'Shea Butter').press('Enter')
    await getDecreaseButton(page).press('Enter')
    await expect.poll(() => getFocusedText(page)).toContain('Add Shea Butter to order list')
    await page.keyboard.press('Enter')
    await getHeaderListLink(page).tap()
    await expectOrderListPageProducts(page, 'Shea Butter: 0.5')
  })

  test('let a quantity be typed, on a card and on the detail page, with its unit beside it', async () => {
    const page = await visit('/arielle-store', { screen: phoneViewport })
    const card = page.getByRole('article').filter({ has: getAddButton(page, 'Shea Butter') })
    expect(await card.innerText()).toContain('Sold by the kg')
    await getAddButton(page, 'Shea Butter').tap()
    const field = getQuantityField(page, 'Shea Butter')
    expect(await field.inputValue()).toBe('0.5')
    await field.fill('5')
    await field.press('Enter')
    await waitForAlert(page, 'Shea Butter set to 5 kg')
    await field.fill('7')
    await getAddButton(page, 'Shea Butter').tap()
    await expect.poll(() => field.inputValue()).toBe('7.5')
    await page.goto('/products/1')
    await page.getByText('per kg').waitFor()
    await field.fill('12')
    await getDecreaseButton(page).tap()
    await expect.poll(() => field.inputValue()).toBe('11.5')
    await getHeaderListLink(page).tap()
    await expectOrderListPageProducts(page, 'Shea Butter: 11.5')
  })

  test('on narrow cards move nothing and are large enough for a finger', async () => {
    const page = await visit('/arielle-store')
    const card = page.getByRole('listitem').filter({ has: getAddButton(page, 'Shea Butter') })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const boxBefore = await card.boundingBox()
      await getAddButton(page, 'Shea Butter').click()
      await getDecreaseButton(page).waitFor()
      expect(await card.boundingBox()).toEqual(boxBefore)
      for (const button of [getAddButton(page, 'Shea Butter'), getDecreaseButton(page)]) {
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
      }
      expect(await getHorizontalOverflow(page)).toBe(0)
      await getDecreaseButton(page).click()
      await getDecreaseButton(page).waitFor({ state: 'detached' })
    }
  })
})

/** Decreases Shea Butter from 1 to nothing. */
async function decreaseSheaButterTwice(page: Page) {
  await getDecreaseButton(page).click()
  await waitForAlert(page, 'Shea Butter decreased by 0.5')
  await getDecreaseButton(page).click()
  await waitForAlert(page, 'Shea Butter Removed from order list')
  await getDecreaseButton(page).waitFor({ state: 'detached' })
}

async function expectListedQuantity(page: Page, text: string) {
  const button = getAddButton(page, 'Shea Butter')
  expect(await button.ariaSnapshot()).toContain('Add Shea Butter to order list')
  const descriptionId = await button.getAttribute('aria-describedby')
  await expect.poll(() => page.locator(`[id="${descriptionId ?? ''}"]`).textContent()).toBe(text)
}
