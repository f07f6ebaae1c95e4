import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser, said } from './browser'
import { add, button, expectInHeader, expectListed, focused, header, quantity, useLink } from './orderList'

const visit = useBrowser()

async function visitList(screen = desktop) {
  const page = await visit('/confirm-list?list=1:3,2:2,3:1', { screen })
  await useLink(page)
  await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 1', 'Black Soap: 0.5')
  return page
}

describe('2. Confirm list (/confirm-list): Undo', () => {
  test('after Clear List, exactly the former list is back, also after a reload', async () => {
    const page = await visitList()
    await button(page, 'Clear List').click()
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await button(page, 'Undo').click()
    await said(page, 'Your list is back as it was: 3 products')
    await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 1', 'Black Soap: 0.5')
    await page.reload()
    await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 1', 'Black Soap: 0.5')
  })

  test.each(['Remove', 'Decrease'])('after %s, the product is back in its place', async (action) => {
    const page = await visit('/confirm-list?list=1:3,2:1,3:1')
    await useLink(page)
    await button(page, `${action} Coconut Oil`).click()
    await expectListed(page, 'Shea Butter: 1.5', 'Black Soap: 0.5')
    await button(page, 'Undo').click()
    await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 0.5', 'Black Soap: 0.5')
    expect(await button(page, 'Undo').count()).toBe(0)
  })

  test('on a phone it is in sight, wherever the page was scrolled to', async () => {
    const page = await visitList(phone)
    await button(page, 'Clear List').tap()
    await button(page, 'Undo').waitFor()
    const isInSight = () =>
      button(page, 'Undo').evaluate((undo) => {
        const { top, bottom } = undo.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isInSight).toBe(true)
  })

  test('is gone when the list changes otherwise', async () => {
    const page = await visitList()
    await button(page, 'Remove Coconut Oil').click()
    await button(page, 'Increase Shea Butter').click()
    await expectListed(page, 'Shea Butter: 2', 'Black Soap: 0.5')
    expect(await button(page, 'Undo').count()).toBe(0)
  })

  test('is gone when the visitor has left and come back', async () => {
    const page = await visitList()
    await button(page, 'Clear List').click()
    await page.getByRole('main').getByRole('link', { name: 'Visit Products' }).click()
    await add(page, 'Shea Butter').click()
    await header(page).click()
    await expectListed(page, 'Shea Butter: 0.5')
    expect(await button(page, 'Undo').count()).toBe(0)
  })

  test('a second click on the place of Remove does not undo it', async () => {
    const page = await visitList()
    await button(page, 'Remove Coconut Oil').dblclick()
    await expectInHeader(page, 2)
  })
})

describe('2. Confirm list (/confirm-list): by keyboard alone', () => {
  test('the focus is never lost: quantity, remove, undo, clear, undo', async () => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').focus()
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('Quantity of Shea Butter')
    await button(page, 'Remove Coconut Oil').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('Coconut Oil Removed from order list')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Undo')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('Remove Coconut Oil')
    await button(page, 'Clear List').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Order list')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Undo')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Order list')
    await expectListed(page, 'Shea Butter: 4', 'Coconut Oil: 1', 'Black Soap: 0.5')
  })
})

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('2. Confirm list (/confirm-list): everybody can use it, on a %s', (_, screen) => {
  test('filled, with a product taken off, cleared, and empty', async () => {
    const page = await visitList(screen)
    await expectNoViolations(page)
    await button(page, 'Remove Coconut Oil').click()
    await button(page, 'Undo').waitFor()
    await expectNoViolations(page)
    await button(page, 'Clear List').click()
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectNoViolations(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
    await expectNoViolations(page)
  })
})
