import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import { submitLogin } from './authScreens'
import { phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'
import { getAddButton } from './orderListPage'

const visit = setUpBrowser()

describe('A message', () => {
  test('appears in the middle below the header, at every width and scroll position, and only a failure is an error', async () => {
    const page = await visit('/arielle-store')
    await getAddButton(page, 'Shea Butter').click()
    await waitForAlert(page, 'Shea Butter added to order list')
    await expectBelowHeader(page)
    expect(await page.locator('.Toastify__toast--error').count()).toBe(0)
    await page.goto('/contact-us')
    await page.getByRole('button', { name: 'SUBMIT', exact: true }).click()
    await page
      .locator('.Toastify__toast--error[role=alert]', { hasText: 'fill in required fields' })
      .waitFor()
    expect(await page.locator('.Toastify__toast--success').count()).toBe(0)
  })

  test('gives way to the next one', async () => {
    const page = await visit('/arielle-store')
    const messages = page.locator('.Toastify__toast')
    await page.setViewportSize(phoneViewport)
    await getAddButton(page, 'Shea Butter').click()
    await messages.filter({ hasText: 'Shea Butter added' }).waitFor()
    await getAddButton(page, 'Coconut Oil').click()
    await expect
      .poll(() => messages.allTextContents())
      .toEqual([expect.stringContaining('Coconut Oil added')])
    const close = await messages.getByRole('button', { name: 'close' }).boundingBox()
    expect([close?.width, close?.height]).toEqual([44, 44])
  })

  test('gives way to a submit, so that it does not contradict the result', async () => {
    // A new account: a message that its order list was combined with an earlier one would replace the login's message.
    const account = await registerTestAccount()
    const page = await visit('/login-account')
    const messages = page.locator('.Toastify__toast')
    await page.getByRole('button', { name: 'ENTER' }).click()
    await messages.filter({ hasText: 'fill in all fields' }).waitFor()
    await submitLogin(page, account)
    await expect
      .poll(() => messages.allTextContents())
      .toEqual([expect.stringContaining('Login Successful...')])
    // A bar above the header moves it down there.
    await page.waitForURL(({ pathname }) => pathname === '/')
    await expectBelowHeader(page)
  })

  test('about an added product leads to the list', async () => {
    const page = await visit('/arielle-store')
    await getAddButton(page, 'Shea Butter').click()
    await page.getByRole('alert').getByRole('button', { name: 'View list' }).click()
    await page.waitForURL('**/confirm-list')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('CONFIRM ORDER LIST')
  })

  test('appears as plain text when the toaster does not load, without a further console error', async () => {
    const page = await visit('/arielle-store', { expected: /ERR_INTERNET_DISCONNECTED/, fresh: true })
    await getAddButton(page, 'Shea Butter').waitFor()
    await page.context().setOffline(true)
    const paint = await holdPainting(page)
    const failedImport = page.waitForEvent('requestfailed', (request) => request.url().includes('toaster'))
    await getAddButton(page, 'Shea Butter').click()
    await failedImport
    await paint()
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual(['Shea Butter added to order list'])
    await expectBelowHeader(page)
  })
})

/** Expects the message as a card in the middle below the header, or at the top where the header has scrolled away. */
async function expectBelowHeader(page: Page) {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [320, 256],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const scrollTop of [0, 50, 700]) {
      await page.evaluate((top) => scrollTo(0, top), scrollTop)
      await expect
        .poll(() => page.evaluate(describeMessagePlace), { message: `${width} × ${height}, ${scrollTop}` })
        .toEqual({ distance: 12, isCentered: true, isCard: true })
    }
  }
}

/** Runs in the browser. */
function describeMessagePlace() {
  const header = document.querySelector('header')?.getBoundingClientRect()
  const { top, left, right } =
    document.querySelector('#toasts [role=alert]')?.getBoundingClientRect() ?? new DOMRect()
  const { clientWidth } = document.documentElement
  return {
    distance: Math.round(top - Math.max(header?.bottom ?? 0, 0)),
    isCentered: Math.abs(left - (clientWidth - right)) <= 1,
    isCard: left >= 12,
  }
}

/** Holds all painting back, as on a slow phone, until the returned function is called. */
async function holdPainting(page: Page) {
  await page.evaluate(() => {
    const heldFrames: FrameRequestCallback[] = []
    window.requestAnimationFrame = (frame) => heldFrames.push(frame)
    Object.assign(window, {
      paint: () => {
        for (const frame of heldFrames) frame(performance.now())
      },
    })
  })
  return () => page.evaluate('paint()')
}
