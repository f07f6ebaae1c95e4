import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { address, desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

// The specification's eleven routes, and one that does not exist.
const routes = [
  '/',
  '/about-us',
  '/contact-us',
  '/request-a-quote',
  '/arielle-store',
  '/products/84',
  '/confirm-list',
  '/login-account',
  '/register-account',
  '/recover-password',
  '/change-password',
  '/nowhere',
]

// The last two are a small phone and a desktop at 200 %.
const sizes = [phone, desktop, { width: 320, height: 568 }, { width: 720, height: 450 }]

describe('Every route', () => {
  test.each(routes)('%s: nothing in the console, no violation, nothing cut off at any size', async (path) => {
    const page = await visit(path, { expected: /status of 404/ })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expectNoViolations(page)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ size, excess }).toEqual({ size, excess: 0 })
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test.each(routes)(
    '%s opens for everybody, under its own address, with header, footer and chat link',
    async (path) => {
      const page = await visit(path, { expected: /status of 404/ })
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(address(page)).toBe(path)
      await page.getByRole('banner').getByRole('link', { name: 'Arielle Organics, home' }).waitFor()
      await page.getByRole('contentinfo').getByText('© 2017').waitFor()
      await page.getByRole('link', { name: /Chat with us on WhatsApp/ }).waitFor()
    },
  )
})
