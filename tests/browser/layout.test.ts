import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

const screens = {
  '/': 'Arielle Organics',
  '/about-us': 'About Arielle Organics',
  '/contact-us': 'Contact Us',
  '/request-a-quote': 'Make Request',
  '/arielle-store': 'Store Front',
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const scrolling = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

describe('Screens and routes: every page', () => {
  test.each(Object.entries(screens))('%s has the title %s and a description', async (path, title) => {
    const page = await visit(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe(title)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/Arielle Organics/)
  })

  test.each([320, phone.width, 768, 1366, desktop.width])(
    'at %i pixels no page scrolls sideways',
    async (width) => {
      const page = await visit('/', { screen: { width, height: 800 } })
      for (const path of [...Object.keys(screens), '/products/2']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect({ path, excess }).toEqual({ path, excess: 0 })
      }
    },
  )

  test('shows the chat link, which opens a conversation in a new tab', async () => {
    const page = await visit('/about-us')
    const chat = page.getByRole('link', { name: /Chat with us on WhatsApp/ })
    await chat.waitFor()
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/)
    expect(await chat.getAttribute('target')).toBe('_blank')
    expect(await chat.getAttribute('rel')).toContain('noopener')
  })

  test('ends with business hours, the e-mail, social icons that lead home and the year 2017', async () => {
    const page = await visit('/about-us')
    const footer = page.getByRole('contentinfo')
    await footer.getByText('09.00am to 07.00pm').waitFor()
    await footer.getByText('10.00am to 05.00pm').waitFor()
    await footer.getByText('closed').waitFor()
    await footer.getByText('© 2017').waitFor()
    expect(await footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
    await footer.getByRole('link', { name: /facebook/i }).click()
    await expect.poll(() => address(page)).toBe('/')
  })

  test('scrolls to the top on a change of route', async () => {
    const page = await visit('/')
    const button = page.getByRole('link', { name: 'VIEW PRODUCTS' })
    await button.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await button.click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the first Tab offers to skip to the content', async () => {
    const page = await visit('/about-us')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('Navigation links', () => {
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
})
