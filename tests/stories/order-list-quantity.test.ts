import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpBrowser, waitForAlert } from './setUpBrowser'
import {
  acceptSharedList,
  expectOrderListPageProducts,
  getButton,
  getFocusedText,
  getQuantityField,
  getLocalStorageItem,
} from './orderListPage'

const visit = setUpBrowser()

/** A list of 1.5 Shea Butter and 1 Coconut Oil. */
async function openList() {
  const page = await visit('/confirm-list#list=1:3,2:2')
  await acceptSharedList(page)
  await expectQuantity(page, '1.5')
  return page
}

const getField = (page: Page) => getQuantityField(page, 'Shea Butter')
const expectQuantity = (page: Page, quantity: string) =>
  expectOrderListPageProducts(page, `Shea Butter: ${quantity}`, 'Coconut Oil: 1')

describe('A typed quantity', () => {
  test('becomes a number of halves and says so, on Enter or on leaving the field', async () => {
    const page = await openList()
    for (const [text, quantity, message] of [
      ['a lot', '1.5', 'Shea Butter stays at 1.5 kg. Enter a number from 0.5 to 999'],
      ['3', '3', 'Shea Butter set to 3 kg'],
      ['2,5', '2.5', 'Shea Butter set to 2.5 kg'],
      ['1.7', '1.5', 'Shea Butter set to 1.5 kg, rounded to the nearest half'],
      ['0.1', '0.5', 'Shea Butter set to 0.5 kg, the least a list can hold'],
      ['4000', '999', 'Shea Butter set to 999 kg, the most a list can hold'],
      ['', '999', 'Shea Butter stays at 999 kg. Enter a number from 0.5 to 999'],
      ['0', '999', 'Shea Butter stays at 999 kg. Enter a number from 0.5 to 999'],
    ] as const) {
      await getField(page).fill(text)
      await getField(page).press('Enter')
      await waitForAlert(page, message)
      await expectQuantity(page, quantity)
    }
    await getField(page).fill('12')
    await page.keyboard.press('Tab')
    await waitForAlert(page, 'Shea Butter set to 12 kg')
    expect(await getLocalStorageItem(page, 'cartItems')).toContain('"count":12')
    await page.reload()
    await expectQuantity(page, '12')
  })

  test('replaces the selected number and yields to Escape', async () => {
    const page = await openList()
    await getField(page).fill('77')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expectQuantity(page, '1.5')
    await getField(page).click()
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
    await expectQuantity(page, '6')
  })
})

describe('Increase and Decrease', () => {
  test('take what was typed first, by mouse, by keyboard and where the focus stays in the field', async () => {
    const page = await openList()
    for (const [action, quantity] of [
      ['Increase', '4.5'],
      ['Decrease', '3.5'],
    ] as const) {
      await getField(page).fill('4')
      await getButton(page, `${action} Shea Butter`).click()
      await expectQuantity(page, quantity)
      await getField(page).fill('4')
      // Safari does not focus a pressed button.
      await getButton(page, `${action} Shea Butter`).dispatchEvent('click')
      expect(await getFocusedText(page)).toBe('Quantity of Shea Butter')
      await expectQuantity(page, quantity)
    }
    await getField(page).fill('1.5')
    await page.keyboard.press('Enter')
    await getField(page).focus()
    await page.keyboard.type('4')
    await page.keyboard.press('Tab')
    expect(await getFocusedText(page)).toBe('Increase Shea Butter')
    await page.keyboard.press('Enter')
    await expectQuantity(page, '4.5')
  })

  test('start from the former count after invalid text, and lose no click of many', async () => {
    const page = await openList()
    await getField(page).fill('x')
    await getButton(page, 'Increase Shea Butter').click()
    await expectQuantity(page, '2')
    await getButton(page, 'Increase Shea Butter').click({ clickCount: 20 })
    await expectQuantity(page, '12')
    await getButton(page, 'Decrease Shea Butter').click({ clickCount: 10 })
    await expectQuantity(page, '7')
  })
})
