import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'
import {
  acceptSharedList,
  expectHeaderProductCount,
  expectOrderListPageProducts,
  getAddButton,
  getButton,
  getFocusedText,
  getHeaderListLink,
  getQuantityField,
} from './orderListPage'

const visit = setUpBrowser()

const expectFullList = (page: Page) =>
  expectOrderListPageProducts(page, 'Shea Butter: 1.5', 'Coconut Oil: 0.5', 'Black Soap: 0.5')

async function openList(screen = desktopViewport) {
  const page = await visit('/confirm-list#list=1:3,2:1,3:1', { screen })
  await acceptSharedList(page)
  await expectFullList(page)
  return page
}

async function clearList(page: Page) {
  await getButton(page, 'Clear List').click()
  await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
}

describe('Undo', () => {
  test('puts a removed product back in its place, and a cleared list back for good', async () => {
    const page = await openList()
    for (const action of ['Remove', 'Decrease']) {
      await getButton(page, `${action} Coconut Oil`).click()
      await expectOrderListPageProducts(page, 'Shea Butter: 1.5', 'Black Soap: 0.5')
      await getButton(page, 'Undo').click()
      await expectFullList(page)
      expect(await getButton(page, 'Undo').count()).toBe(0)
    }
    await clearList(page)
    await getButton(page, 'Undo').click()
    await waitForAlert(page, 'Undone. Your list has 3 products again')
    await expectFullList(page)
    await page.reload()
    await expectFullList(page)
  })

  test('survives a double click on Remove, and is over once the list changes or the visitor leaves', async () => {
    const page = await openList()
    await getButton(page, 'Remove Coconut Oil').dblclick()
    await expectHeaderProductCount(page, 2)
    await getButton(page, 'Undo').waitFor()
    await getButton(page, 'Increase Shea Butter').click()
    await expectOrderListPageProducts(page, 'Shea Butter: 2', 'Black Soap: 0.5')
    expect(await getButton(page, 'Undo').count()).toBe(0)
    await clearList(page)
    await page.getByRole('main').getByRole('link', { name: 'Visit Products' }).click()
    await getAddButton(page, 'Shea Butter').click()
    await getHeaderListLink(page).click()
    await expectOrderListPageProducts(page, 'Shea Butter: 0.5')
    expect(await getButton(page, 'Undo').count()).toBe(0)
  })
})

describe('The order list', () => {
  test('never loses the keyboard focus: quantity, remove, undo, clear, undo', async () => {
    const page = await openList()
    await getQuantityField(page, 'Shea Butter').focus()
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    expect(await getFocusedText(page)).toBe('Quantity of Shea Butter')
    await getButton(page, 'Remove Coconut Oil').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => getFocusedText(page)).toContain('Coconut Oil Removed from order list')
    await page.keyboard.press('Tab')
    expect(await getFocusedText(page)).toBe('Undo')
    await page.keyboard.press('Enter')
    await expect.poll(() => getFocusedText(page)).toContain('Remove Coconut Oil')
    await getButton(page, 'Clear List').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => getFocusedText(page)).toBe('Order list')
    await page.keyboard.press('Tab')
    expect(await getFocusedText(page)).toBe('Undo')
    await page.keyboard.press('Enter')
    await expect.poll(() => getFocusedText(page)).toBe('Order list')
    await expectOrderListPageProducts(page, 'Shea Butter: 4', 'Coconut Oil: 0.5', 'Black Soap: 0.5')
  })

  test.each([phoneViewport, desktopViewport])(
    'meets WCAG 2.2 AA filled, after a removal, cleared and empty, with Undo in view, at $width px',
    async (screen) => {
      const page = await openList(screen)
      await expectAccessible(page)
      await getButton(page, 'Remove Coconut Oil').click()
      await getButton(page, 'Undo').waitFor()
      await expectAccessible(page)
      await clearList(page)
      await expectUndoInView(page)
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
      await expectAccessible(page)
    },
  )
})

async function expectUndoInView(page: Page) {
  await getButton(page, 'Undo').waitFor()
  const isInView = () =>
    getButton(page, 'Undo').evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInView).toBe(true)
}
