import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAsGuest } from './sentRequests'
import {
  desktopViewport,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const getNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const getPageScrolling = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

const destinations = {
  Home: '/',
  'About Us': '/about-us',
  Products: '/arielle-store',
  Contact: '/contact-us',
  'Request Product(s)': '/request-a-quote',
}

describe('The navigation', () => {
  test('shows in a wide window a row of links, one highlighted like a button, each to its route', async () => {
    const page = await visit('/confirm-list', { screen: { width: 1368, height: 800 } })
    const links = getNavigation(page).getByRole('link')
    await links.first().waitFor()
    expect(await links.allInnerTexts()).toEqual(Object.keys(destinations))
    expect(await getMenuButton(page).isVisible()).toBe(false)
    const backgrounds = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).backgroundColor),
    )
    expect(backgrounds.slice(0, 4)).toEqual(Array(4).fill('rgba(0, 0, 0, 0)'))
    expect(backgrounds[4]).not.toBe('rgba(0, 0, 0, 0)')
    for (const [name, path] of Object.entries(destinations)) {
      await getNavigation(page).getByRole('link', { name, exact: true }).click()
      await expect.poll(() => getPathAndQuery(page)).toBe(path)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Arielle Organics, home' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
  })

  test('has My Requests too for a guest who has sent something, in the row and in the panel', async () => {
    const { page } = await openAsGuest(visit)
    await page.setViewportSize({ width: 1368, height: 800 })
    await page.goto('/about-us')
    const names = [...Object.keys(destinations)]
    names.splice(-1, 0, 'My Requests')
    await expect.poll(() => getNavigation(page).getByRole('link').allInnerTexts()).toEqual(names)
    expect(await getHorizontalOverflow(page)).toBe(0)
    await page.setViewportSize(phoneViewport)
    await getMenuButton(page).click()
    await getNavigation(page).getByRole('link', { name: 'My Requests' }).click()
    await page.getByRole('heading', { level: 1, name: 'My Requests' }).waitFor()
  })

  test('collapses at 1367px behind a menu button, which opens it, locks scrolling and closes it', async () => {
    const page = await visit('/about-us', { screen: { width: 1367, height: 800 } })
    await getMenuButton(page).click()
    await getNavigation(page).getByRole('link', { name: 'Products', exact: true }).waitFor()
    expect(await getMenuButton(page).getAttribute('aria-expanded')).toBe('true')
    expect(await getPageScrolling(page)).toBe('hidden')
    await getMenuButton(page).click()
    await expectClosed(page)
    for (const name of ['About Us', 'Contact']) {
      await getMenuButton(page).click()
      await getNavigation(page).getByRole('link', { name }).click()
      await expectClosed(page)
    }
    await expect.poll(() => getPathAndQuery(page)).toBe('/contact-us')
    await getMenuButton(page).click()
    await page.setViewportSize(desktopViewport)
    await expect.poll(() => getPageScrolling(page)).not.toBe('hidden')
  })

  test('keeps the keyboard inside its open panel until Escape closes it', async () => {
    const page = await visit('/', { screen: phoneViewport })
    await getMenuButton(page).click()
    await expect.poll(() => getFocusedName(page)).toBe('Home')
    const focusedNames = await pressTab(page, 14)
    expect(focusedNames).toContain('Request Product(s)')
    expect(focusedNames).not.toContain('outside')
    await page.keyboard.press('Escape')
    await expectClosed(page)
    expect(await getMenuButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('brings each link into view in the smallest windows', async () => {
    const page = await visit('/')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const size of [
      { width: 320, height: 256 },
      { width: 720, height: 450 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size)
      await getMenuButton(page).click()
      for (const link of await getNavigation(page).getByRole('link').all()) {
        await link.focus()
        const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: -1, width: 0, height: 0 }
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y + height).toBeLessThanOrEqual(size.height)
        expect(x + width).toBeLessThanOrEqual(size.width)
      }
      await getMenuButton(page).click()
      await expectClosed(page)
    }
  })
})

async function expectClosed(page: Page) {
  await getNavigation(page).waitFor({ state: 'hidden' })
  expect(await getPageScrolling(page)).not.toBe('hidden')
}

/** The text of the focused control: empty for the browser's own controls, 'outside' for anything outside the header. */
function getFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return ''
    return activeElement.closest('header') ? activeElement.textContent : 'outside'
  })
}

async function pressTab(page: Page, times: number): Promise<string[]> {
  const focusedNames: string[] = []
  for (let count = 0; count < times; count++) {
    await page.keyboard.press('Tab')
    focusedNames.push(await getFocusedName(page))
  }
  return focusedNames
}
