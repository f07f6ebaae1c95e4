import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTestAccount, type TestAccount, registerTestAccount } from '../testAccount'
import {
  getAccountButton,
  fillAndSubmit,
  identityToolkitUrlPattern,
  authErrorPattern,
  submitLogin,
} from './authScreens'
import { expectAccessible } from './expectAccessible'
import { holdRequests } from './holdRequests'
import { closeToasts, desktopViewport, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const [login, register, recover, change] = [
  '/login-account',
  '/register-account',
  '/recover-password',
  '/change-password',
] as const

const forms = [
  [login, 'ENTER', ({ email, password }: TestAccount) => ({ Email: email, Password: password })],
  [
    register,
    'ENTER',
    ({ password }: TestAccount) => ({
      Email: createTestAccount().email,
      Password: password,
      'Confirm Password': password,
    }),
  ],
  [recover, 'SUBMIT', ({ email }: TestAccount) => ({ Email: email })],
] as const

const getOverlay = (page: Page) => page.getByRole('status').filter({ hasText: 'Arielle Organics' })

describe('the loading overlay', () => {
  test.each(forms)(
    'of %s covers the page while the provider is asked, and goes when it refuses or accepts',
    async (path, button, getFields) => {
      const page = await visit(path, { screen: phoneViewport, expected: authErrorPattern })
      await page.route(identityToolkitUrlPattern, (route) => route.fulfill(userDisabledResponse), {
        times: 1,
      })
      await fillAndSubmit(page, getFields(createTestAccount()), button)
      await waitForAlert(page, /disabled/)
      await expect.poll(() => getOverlay(page).count()).toBe(0)
      const form = page.getByRole('main').getByRole('form')
      expect(await form.getAttribute('aria-busy')).toBe('false')
      await closeToasts(page)

      const release = await holdRequests(page, identityToolkitUrlPattern)
      await fillAndSubmit(page, getFields(await registerTestAccount()), button)
      await getOverlay(page).waitFor()
      expect(await getOverlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...phoneViewport })
      await expectAccessible(page)
      for (const key of ['Escape', 'Escape', 'Tab', 'Tab']) await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.closest('form, header') ?? null)).toBeNull()
      expect(await getOverlay(page).isVisible()).toBe(true)
      release()
      await waitForAlert(page, /(Login Successful|Registration Successful|Password Reset Email Sent)/)
      await expect.poll(() => getOverlay(page).count()).toBe(0)
    },
  )
})

// routes.test.ts checks the empty forms.
describe('the account screens are accessible on a phone and on a desktop', () => {
  test.each([
    [login, 'ENTER'],
    [register, 'ENTER'],
    [change, 'CHANGE PASSWORD'],
  ])('%s with errors', async (path, button) => {
    const page = await visit(path)
    await fillAndSubmit(page, {}, button)
    await waitForAlert(page, 'fill in all fields')
    await expectAccessibleOnBothScreens(page)
    expect(await page.locator('[aria-invalid="true"][aria-describedby]').count()).toBeGreaterThan(1)
  })

  test('once somebody is signed in', async () => {
    const page = await visit(login)
    await submitLogin(page, await registerTestAccount())
    await getAccountButton(page).waitFor()
    await page.goto(login)
    await page.getByRole('heading', { name: "You're already signed in" }).waitFor()
    await getAccountButton(page).click()
    await expectAccessibleOnBothScreens(page)
    await page.goto(change)
    await page.getByText('For the account').waitFor()
    await expectAccessibleOnBothScreens(page)
    expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
  })
})

const userDisabledResponse = { status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }

async function expectAccessibleOnBothScreens(page: Page): Promise<void> {
  for (const viewport of [desktopViewport, phoneViewport]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
}
