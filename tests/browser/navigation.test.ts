import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const scrolling = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

describe('2. Layout: navigation links', () => {
  test('a wide window shows them in a row, without a hamburger', async () => {
    const page = await visit('/', { screen: { width: 1368, height: 800 } })
    await navigation(page).getByRole('link', { name: 'About Us' }).waitFor()
    expect(await navigation(page).getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'About Us',
      'Products',
      'Contact',
      'Request Product(s)',
    ])
    expect(await toggle(page).isVisible()).toBe(false)
  })

  test.each([
    ['Home', '/'],
    ['About Us', '/about-us'],
    ['Products', '/arielle-store'],
    ['Contact', '/contact-us'],
    ['Request Product(s)', '/request-a-quote'],
  ])('%s leads to %s', async (name, path) => {
    const page = await visit('/confirm-list')
    await navigation(page).getByRole('link', { name, exact: true }).click()
    await expect.poll(() => address(page)).toBe(path)
  })

  test("'Request Product(s)' alone is highlighted like a button", async () => {
    const page = await visit('/about-us')
    await navigation(page).getByRole('link', { name: 'Request Product(s)' }).waitFor()
    const grounds = await navigation(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
    expect(grounds.slice(0, 4)).toEqual(Array(4).fill('rgba(0, 0, 0, 0)'))
    expect(grounds[4]).not.toBe('rgba(0, 0, 0, 0)')
  })

  test("the header's logo leads home", async () => {
    const page = await visit('/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Arielle Organics, home' }).click()
    await expect.poll(() => address(page)).toBe('/')
  })
})

describe('4. Mobile navigation panel', () => {
  test('at 1367px they collapse behind a hamburger; scrolling is locked while they are open', async () => {
    const page = await visit('/about-us', { screen: { width: 1367, height: 800 } })
    await toggle(page).click()
    await navigation(page).getByRole('link', { name: 'Products', exact: true }).waitFor()
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true')
    expect(await scrolling(page)).toBe('hidden')
    await toggle(page).click()
    await navigation(page).waitFor({ state: 'hidden' })
    expect(await scrolling(page)).not.toBe('hidden')
  })

  test('choosing any link closes them, the link to the same page too', async () => {
    const page = await visit('/about-us', { screen: phone })
    for (const name of ['About Us', 'Contact']) {
      await toggle(page).click()
      await navigation(page).getByRole('link', { name }).click()
      await navigation(page).waitFor({ state: 'hidden' })
      expect(await scrolling(page)).not.toBe('hidden')
    }
    await expect.poll(() => address(page)).toBe('/contact-us')
  })

  test('Escape closes them and returns to the hamburger', async () => {
    const page = await visit('/about-us', { screen: phone })
    await toggle(page).click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await navigation(page).waitFor({ state: 'hidden' })
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('a window that grows wide unlocks the page', async () => {
    const page = await visit('/about-us', { screen: phone })
    await toggle(page).click()
    await page.setViewportSize(desktop)
    await expect.poll(() => scrolling(page)).not.toBe('hidden')
  })

  test('opens with the keyboard on the first link; Tab stays within header and panel', async () => {
    const page = await visit('/', { screen: phone })
    await toggle(page).click()
    await expect.poll(() => inFocus(page)).toBe('Home')
    const seen = await tabThrough(page, 14)
    expect(seen).toContain('Request Product(s)')
    expect(seen).not.toContain('outside')
  })

  test.each([
    { width: 320, height: 256 },
    { width: 720, height: 450 },
    { width: 320, height: 568 },
  ])('in a window of %o each of its links can be brought into sight', async (screen) => {
    const page = await visit('/', { screen })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await toggle(page).click()
    for (const link of await navigation(page).getByRole('link').all()) {
      await link.focus()
      const box = await link.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width)
    }
  })
})

/** What the keyboard stands on: a name, nothing (the browser's own controls), or a place that should be out of reach. */
function inFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return ''
    return activeElement.closest('header') ? activeElement.textContent : 'outside'
  })
}

async function tabThrough(page: Page, times: number): Promise<string[]> {
  const seen: string[] = []
  for (let count = 0; count < times; count++) {
    await page.keyboard.press('Tab')
    seen.push(await inFocus(page))
  }
  return seen
}
