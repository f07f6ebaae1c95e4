import { expect, test } from 'vitest'
import { openInbox, silenceArrivals, waitForLiveList } from './deskPage'
import { expectAccessible } from './expectAccessible'
import { isFocused, desktopViewport, getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test('An item takes the place of the list on a phone, where the page scrolls, and leads back to its row at the same place', async () => {
  const page = await visit('/staff', { screen: phoneViewport, prepare: silenceArrivals })
  await openInbox(page)
  await waitForLiveList(page)
  expect(await page.evaluate(findScrollers)).toEqual(['HTML'])
  const href = await page.locator('a[data-inbox-row]').nth(12).getAttribute('href')
  const row = page.locator(`a[data-inbox-row][href="${href}"]`)
  await row.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await row.click()
  const back = page.getByRole('link', { name: 'Back to Inbox' })
  await back.waitFor()
  expect(await row.isVisible()).toBe(false)
  await page.locator('#item-title').waitFor()
  expect(await page.evaluate(findScrollers)).not.toContain('SECTION')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The page ends where the item does: the hidden list has no height.
  const item = page.getByRole('region', { name: 'Item' })
  expect(await item.evaluate(measureHeightBelow)).toBeLessThan(1)
  await page.setViewportSize(desktopViewport)
  expect([await row.isVisible(), await back.isVisible()]).toEqual([true, false])
  await page.setViewportSize(phoneViewport)
  await back.click()
  await row.waitFor()
  expect(getPathAndQuery(page)).toBe('/staff')
  expect(await isFocused(row)).toBe(true)
  // The rows above may have changed by some lines meanwhile: other tests claim and answer items.
  expect(place).toBeGreaterThan(200)
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)
})

test('The list begins in the first quarter of a phone, below filters that a finger can press', async () => {
  const page = await visit('/staff', { screen: phoneViewport, prepare: silenceArrivals })
  await openInbox(page)
  await waitForLiveList(page)
  const firstRow = await page.locator('[data-inbox-row]').first().boundingBox()
  expect(firstRow?.y).toBeLessThanOrEqual(phoneViewport.height / 4)
  for (const name of ['New', 'Answered', 'Closed', 'Mine', 'Unclaimed', 'More', 'Sign Out']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(44)
  }
})

test('The inbox keeps WCAG 2.2 AA and does not scroll sideways, in each of its states', async () => {
  const page = await visit('/staff')
  await openInbox(page)
  await waitForLiveList(page)
  await page.locator('a[data-inbox-row]').first().waitFor()
  const expectSound = async () => {
    await expectAccessible(page)
    for (const screen of [desktopViewport, { width: 320, height: 700 }]) {
      await page.setViewportSize(screen)
      expect(await page.evaluate(findWideElements)).toEqual([])
    }
  }
  await expectSound()
  for (const name of ['Mine', 'Closed']) await page.getByRole('button', { name, exact: true }).click()
  await waitForLiveList(page)
  await expectSound()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await sheet.waitFor()
  await expectSound()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('searchbox').fill('zz-nobody-zz')
  await page.getByText('No matches.').waitFor()
  await expectSound()
}, 120_000)

test('The inbox shows with forced colours which filter is pressed and which item is open', async () => {
  const page = await visit('/staff?status=new')
  await page.emulateMedia({ forcedColors: 'active' })
  await openInbox(page)
  const getFilter = (name: string) => page.getByRole('button', { name, exact: true })
  const readColor = (element: Element) => getComputedStyle(element).backgroundColor
  const pressed = await getFilter('New').evaluate(readColor)
  expect(pressed).not.toBe(await getFilter('Closed').evaluate(readColor))
  await page.locator('a[data-inbox-row]').first().click()
  const readBar = (element: Element) => getComputedStyle(element).borderInlineStartColor
  const openRow = page.locator('a[data-inbox-row][aria-current]')
  const bar = await openRow.evaluate(readBar)
  expect(bar).not.toBe(await page.locator('a[data-inbox-row]:not([aria-current])').first().evaluate(readBar))
})

/** The elements that scroll up and down; runs in the browser. */
function findScrollers(): string[] {
  const isScrollable = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  return [document.documentElement, ...document.querySelectorAll('body, main, section, article')]
    .filter((element) => element.scrollHeight > element.clientHeight)
    .filter((element) => element === document.documentElement || isScrollable(element))
    .map((element) => element.tagName)
}

/** Returns how far the page, in CSS pixels, extends below the element and the viewport; runs in the browser. */
function measureHeightBelow(element: Element): number {
  const end = element.getBoundingClientRect().bottom + scrollY
  return document.documentElement.scrollHeight - Math.max(end, innerHeight)
}

/** The elements that can be scrolled sideways; runs in the browser. */
function findWideElements(): string[] {
  const isScrollable = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  return [document.documentElement, ...document.querySelectorAll('main, section')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .filter((element) => element === document.documentElement || isScrollable(element))
    .map((element) => element.className)
}
