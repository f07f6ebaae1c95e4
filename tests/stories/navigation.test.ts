import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import {
  desktopViewport,
  getHorizontalOverflow,
  phoneViewport,
  setDefaultFontSize,
  setUpBrowser,
} from './setUpBrowser'

const visit = setUpBrowser()

const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const getNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const getPageScrolling = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test('The navigation is a row with one link like a button in a wide window, and at 1367 pixels a panel that locks scrolling, is accessible, keeps the keyboard inside, and fits small windows', async () => {
  const page = await visit('/confirm-list', { screen: { width: 1368, height: 800 } })
  const links = getNavigation(page).getByRole('link')
  await links.first().waitFor()
  expect(await getMenuButton(page).isVisible()).toBe(false)
  const backgrounds = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).backgroundColor),
  )
  expect(backgrounds.slice(0, 4)).toEqual(Array(4).fill('rgba(0, 0, 0, 0)'))
  expect(backgrounds[4]).not.toBe('rgba(0, 0, 0, 0)')

  await page.setViewportSize({ width: 1367, height: 800 })
  await getNavigation(page).waitFor({ state: 'hidden' })
  await getMenuButton(page).click()
  await links.first().waitFor()
  expect(await getPageScrolling(page)).toBe('hidden')
  await page.setViewportSize(desktopViewport)
  await expect.poll(() => getPageScrolling(page)).not.toBe('hidden')

  await page.setViewportSize(phoneViewport)
  await page.goto('/about-us')
  await getMenuButton(page).click()
  await expect.poll(() => getFocusedName(page)).toBe('Home')
  await expectAccessible(page)
  const focusedNames = await pressTab(page, 14)
  expect(focusedNames).toContain('Request Product(s)')
  expect(focusedNames).not.toContain('outside')
  await page.keyboard.press('Escape')
  await getNavigation(page).waitFor({ state: 'hidden' })

  await page.goto('/')
  await getMenuButton(page).click()
  await expectAccessible(page)
  for (const size of [
    { width: 320, height: 256 },
    { width: 720, height: 450 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size)
    for (const link of await getNavigation(page).getByRole('link').all()) {
      await link.focus()
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: -1, width: 0, height: 0 }
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(size.height)
      expect(x + width).toBeLessThanOrEqual(size.width)
    }
  }
})

test('With text of twice the size the menu collapses in a wide window too, and every control of the header stays inside it', async () => {
  const page = await visit('/confirm-list')
  await setDefaultFontSize(page, 32)
  await getMenuButton(page).waitFor()
  for (const screen of [desktopViewport, phoneViewport]) {
    await page.setViewportSize(screen)
    expect(await getHorizontalOverflow(page)).toBe(0)
    for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
      const { x, width } = (await control.boundingBox()) ?? { x: -1, width: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(screen.width)
    }
  }
})

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
