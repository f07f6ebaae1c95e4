import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { address, desktop, phone, useBrowser, said, excess } from './browser'
import { button, expectInHeader, expectListed, focused, useLink } from './orderList'

const visit = useBrowser()

const panel = (page: Page) => page.getByRole('region', { name: 'A list was shared with you' })
const offered = (page: Page) =>
  panel(page).getByRole('list', { name: 'Shared products' }).getByRole('listitem').allInnerTexts()

/** A visitor with 2 Shea Butter and 1 Coconut Oil opens a link. */
async function visitWith(list: string, screen = desktop) {
  const page = await visit('/confirm-list?list=1:4,2:2', { screen })
  await useLink(page)
  await page.goto(`/confirm-list?list=${list}`)
  await panel(page).waitFor()
  await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 1')
  return page
}

describe('2. Confirm list (/confirm-list): a list that a link carries', () => {
  test('changes nothing by itself, shows what it holds, and takes the focus', async () => {
    const page = await visitWith('84:3,1:1')
    const shown = (await offered(page)).map((text) => text.replace(/\s+/g, ' '))
    expect(shown).toEqual(['Avocado Butter Quantity 1.5', 'Shea Butter Quantity 0.5'])
    await expect.poll(() => focused(page)).toBe('A list was shared with you')
    await expectInHeader(page, 2)
  })

  test('Add to my list keeps the larger quantity and says what happened; twice doubles nothing', async () => {
    const page = await visitWith('84:3,1:1,2:8')
    await button(page, 'Add to my list').click()
    await said(page, '1 product added, 1 raised to the shared quantity, 1 already on your list')
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 4', 'Avocado Butter: 1.5')
    expect(address(page)).toBe('/confirm-list')
    await expect.poll(() => focused(page)).toBe('Order list')
    await page.goto('/confirm-list?list=84:3,1:1,2:8')
    await button(page, 'Add to my list').click()
    await said(page, '3 already on your list')
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 4', 'Avocado Butter: 1.5')
  })

  test('Replace my list replaces it, and Undo brings the former one back', async () => {
    const page = await visitWith('84:3')
    await button(page, 'Replace my list').click()
    await said(page, 'The shared list is now yours: 1 product')
    await expectListed(page, 'Avocado Butter: 1.5')
    await button(page, 'Undo').click()
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 1')
    await expect.poll(() => focused(page)).toBe('Order list')
  })

  test('Not now leaves everything as it was, and Back does not bring the offer back', async () => {
    const page = await visitWith('84:3')
    await button(page, 'Not now').click()
    await panel(page).waitFor({ state: 'detached' })
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 1')
    expect(address(page)).toBe('/confirm-list')
    await expect.poll(() => focused(page)).toBe('Order list')
    await page.goBack()
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 1')
    expect(address(page)).toBe('/confirm-list')
    expect(await panel(page).count()).toBe(0)
  })

  test('a visitor without a list is asked one thing', async () => {
    const page = await visit('/confirm-list?list=84:3')
    await panel(page).waitFor()
    expect(await panel(page).getByRole('button').allInnerTexts()).toEqual(['Use this list', 'Not now'])
    await button(page, 'Use this list').click()
    await expectListed(page, 'Avocado Butter: 1.5')
    expect(address(page)).toBe('/confirm-list')
  })

  test('names products that no longer exist and counts what cannot be read', async () => {
    const page = await visitWith('999:3,1:1,x,1:')
    await panel(page).getByText('Product 999 (1.5) is no longer in our catalogue.').waitFor()
    await panel(page).getByText('2 entries of the link could not be read.').waitFor()
    await button(page, 'Add to my list').click()
    await expectListed(page, 'Shea Butter: 2', 'Coconut Oil: 1')
  })

  test.each(['%00', 'x', '1:1:1', '<b>1:1</b>', '', '%F0%9F%8C%BF,__proto__:1'])(
    'a link with "%s" offers nothing to take over and breaks nothing',
    async (list) => {
      const page = await visit(`/confirm-list?list=${list}`)
      await button(page, 'Not now').click()
      await page.getByRole('heading', { name: 'Your order list is empty' }).waitFor()
      expect(address(page)).toBe('/confirm-list')
    },
  )

  test('a link with every product there is, and more', async () => {
    const all = Array.from({ length: 230 }, (_, index) => `${index + 1}:1998`).join(',')
    const page = await visit(`/confirm-list?list=${all}`)
    await panel(page).getByText('30 entries beyond the 200 that a list holds left out.').waitFor()
    await useLink(page)
    await expectInHeader(page, 107)
    await page.getByText('Total quantity 106893').waitFor()
  })
})

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('2. Confirm list (/confirm-list): everybody can use a shared list, on a %s', async (_, screen) => {
  const page = await visitWith('84:3,999:1,x', screen)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await excess(page)).toBe(0)
})
