import { describe, expect, test } from 'vitest'
import { useBrowser, said } from './browser'
import { button, expectListed, focused, kept, quantity, useLink } from './orderList'

const visit = useBrowser()

/** A list of 1.5 Shea Butter and 1 Coconut Oil. */
async function visitList() {
  const page = await visit('/confirm-list?list=1:3,2:2')
  await useLink(page)
  await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 1')
  return page
}

describe('5. Cart quantity: typed', () => {
  test.each([
    ['3', '3', 'Shea Butter set to 3'],
    ['2,5', '2.5', 'Shea Butter set to 2.5'],
    ['1.7', '1.5', 'Shea Butter set to 1.5: lists count in halves'],
    ['0.1', '0.5', 'Shea Butter set to 0.5, the least a list can hold'],
    ['4000', '999', 'Shea Butter set to 999, the most a list can hold'],
    ['', '1.5', 'Shea Butter kept at 1.5. To take it off, press Remove'],
    ['0', '1.5', 'Shea Butter kept at 1.5. To take it off, press Remove'],
    ['a lot', '1.5', 'Shea Butter kept at 1.5. To take it off, press Remove'],
  ])('"%s" and Enter: %s, and says so', async (text, shown, message) => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').fill(text)
    await quantity(page, 'Shea Butter').press('Enter')
    await said(page, message)
    await expectListed(page, `Shea Butter: ${shown}`, 'Coconut Oil: 1')
  })

  test('leaving the field is enough, and it stays after a reload', async () => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').fill('12')
    await page.keyboard.press('Tab')
    await said(page, 'Shea Butter set to 12')
    expect(await kept(page, 'cartItems')).toContain('"count":12')
    await page.reload()
    await expectListed(page, 'Shea Butter: 12', 'Coconut Oil: 1')
  })

  test('the field selects its number when it is entered, so that typing replaces it', async () => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').click()
    await page.keyboard.type('4')
    await page.keyboard.press('Enter')
    await page.keyboard.type('6')
    await page.keyboard.press('Enter')
    await expectListed(page, 'Shea Butter: 6', 'Coconut Oil: 1')
  })

  test('Escape brings the former number back', async () => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').fill('77')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expectListed(page, 'Shea Butter: 1.5', 'Coconut Oil: 1')
  })
})

describe('5. Cart quantity: typed, then stepped', () => {
  test.each([
    ['Increase', '4.5'],
    ['Decrease', '3.5'],
  ])('%s takes what was typed first', async (step, shown) => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').fill('4')
    await button(page, `${step} Shea Butter`).click()
    await expectListed(page, `Shea Butter: ${shown}`, 'Coconut Oil: 1')
  })

  test.each([
    ['Increase', '4.5'],
    ['Decrease', '3.5'],
  ])('%s does so too where a press leaves the focus in the field', async (step, shown) => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').fill('4')
    await button(page, `${step} Shea Butter`).dispatchEvent('click')
    expect(await focused(page)).toBe('Quantity of Shea Butter')
    await expectListed(page, `Shea Butter: ${shown}`, 'Coconut Oil: 1')
  })

  test('by keyboard alone', async () => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').focus()
    await page.keyboard.type('4')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Increase Shea Butter')
    await page.keyboard.press('Enter')
    await expectListed(page, 'Shea Butter: 4.5', 'Coconut Oil: 1')
  })

  test('what is no number leaves the former count to step from', async () => {
    const page = await visitList()
    await quantity(page, 'Shea Butter').fill('x')
    await button(page, 'Increase Shea Butter').click()
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 1')
  })

  test('20 clicks in a row are exactly 10 more', async () => {
    const page = await visitList()
    await button(page, 'Increase Shea Butter').click({ clickCount: 20 })
    await expectListed(page, 'Shea Butter: 11.5', 'Coconut Oil: 1')
    await button(page, 'Decrease Shea Butter').click({ clickCount: 10 })
    await expectListed(page, 'Shea Butter: 6.5', 'Coconut Oil: 1')
  })
})
