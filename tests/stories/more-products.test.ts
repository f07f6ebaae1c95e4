import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdRequests } from './holdRequests'
import { getScrollY, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getMoreButton = (page: Page) => page.getByRole('button', { name: 'More Products' })

describe('More Products', () => {
  test('moves the focus to the first new card, and for a mouse keeps the scroll position', async () => {
    const page = await visit('/arielle-store')
    await getMoreButton(page).press('Enter')
    const link = await waitForFocusedCard(page, 16)
    expect(await link.evaluate(isInWindow)).toBe(true)
    await getMoreButton(page).focus()
    await page.keyboard.down('Enter')
    await waitForFocusedCard(page, 20)
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await getMoreButton(page).hover()
    const position = await getScrollY(page)
    await getMoreButton(page).click()
    await waitForFocusedCard(page, 24)
    expect(await getScrollY(page)).toBe(position)
  })

  test('leaves the focus where the visitor has put it while the new cards load', async () => {
    const page = await visit('/arielle-store')
    const searchBox = page.getByPlaceholder('Search Products')
    const release = await holdRequests(page, /\/catalogue\/[^/]+\/products\.json$/)
    await getMoreButton(page).press('Enter')
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toBe('Looking through all products…')
    await searchBox.focus()
    release()
    await expect.poll(() => getCards(page).count()).toBe(20)
    expect(await searchBox.evaluate((box) => box === document.activeElement)).toBe(true)
  })
})

/** Waits until the focus is on the link of the card with this index, and returns that link. */
async function waitForFocusedCard(page: Page, index: number) {
  const link = getCards(page).nth(index).getByRole('heading').getByRole('link')
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  return link
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
