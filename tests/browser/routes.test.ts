import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { address, desktop, excess, phone, useBrowser } from './browser'

const visit = useBrowser()

// The specification's eleven routes, the products by name, and one that does not exist.
const routes = [
  '/',
  '/about-us',
  '/contact-us',
  '/request-a-quote',
  '/arielle-store',
  '/all-products',
  '/products/84',
  '/confirm-list',
  '/login-account',
  '/register-account',
  '/recover-password',
  '/change-password',
  '/nowhere',
]

// From a small phone to a desktop; 720 by 450 is a desktop at 200 %.
const sizes = [
  { width: 320, height: 568 },
  phone,
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  desktop,
]

describe('Every route', () => {
  test.each(routes)('%s says nothing in the console and breaks no rule of accessibility', async (path) => {
    const page = await visit(path, { expected: /status of 404/ })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await expectNoViolations(page)
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test.each(routes)('%s never scrolls sideways, from 320 pixels up', async (path) => {
    const page = await visit(path, { expected: /status of 404/ })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect({ size, excess: await excess(page) }).toEqual({ size, excess: 0 })
    }
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
