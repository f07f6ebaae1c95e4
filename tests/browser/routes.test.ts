import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser } from './browser'

const visit = useBrowser()

// The specification's eleven routes, a product's page for its pattern, and one that does not exist.
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
const expected = { expected: /status of 404/ }

/** Low and narrow, as a phone held across, or a desktop page at 400 %. */
const screens = [
  ['a phone', phone],
  ['a desktop', desktop],
  ['320 pixels', { width: 320, height: 568 }],
  ['a desktop at 200 %', { width: 720, height: 450 }],
] as const

describe.each(routes)('Every route: %s', (path) => {
  test.each(screens)('on %s: nothing in the console, no violation, nothing cut off', async (_, screen) => {
    const page = await visit(path, { screen, ...expected })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expectNoViolations(page)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
  })
})
