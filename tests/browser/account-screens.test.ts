import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { freshAccount, type FreshAccount, registeredAccount } from '../freshAccount'
import { accountButton, fillIn, holdProvider, provider, refused, signInAt } from './account'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser, said } from './browser'

const visit = useBrowser()

const [login, register, recover, change] = [
  '/login-account',
  '/register-account',
  '/recover-password',
  '/change-password',
] as const

const forms = [
  [login, 'ENTER', ({ email, password }: FreshAccount) => ({ Email: email, Password: password })],
  [
    register,
    'ENTER',
    ({ password }: FreshAccount) => ({
      Email: freshAccount().email,
      Password: password,
      'Confirm Password': password,
    }),
  ],
  [recover, 'SUBMIT', ({ email }: FreshAccount) => ({ Email: email })],
] as const

const overlay = (page: Page) => page.getByRole('status').filter({ hasText: 'Arielle Organics' })

describe('2. Loading overlay', () => {
  test.each(forms)('of %s covers the page while the provider is asked', async (path, button, fields) => {
    const page = await visit(path, { screen: phone })
    const release = holdProvider(page)
    await fillIn(page, fields(await registeredAccount()), button)
    await overlay(page).waitFor()
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await expectNoViolations(page)
    await release()
    await said(page, /(Login Successful|Registration Successful|Password Reset Email Sent)/)
    await expect.poll(() => overlay(page).count()).toBe(0)
  })

  test.each(forms)('of %s goes when the provider refuses', async (path, button, fields) => {
    const page = await visit(path, { expected: refused })
    await page.route(provider, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } }),
    )
    await fillIn(page, fields(freshAccount()), button)
    await said(page, /disabled/)
    await expect.poll(() => overlay(page).count()).toBe(0)
    const form = page.getByRole('main').getByRole('form')
    expect(await form.getAttribute('aria-busy')).toBe('false')
  })

  test('keeps everything beneath it out of reach, and Escape does not lift it', async () => {
    const page = await visit(recover)
    const release = holdProvider(page)
    await fillIn(page, { Email: (await registeredAccount()).email }, 'SUBMIT')
    await overlay(page).waitFor()
    for (const key of ['Escape', 'Escape', 'Tab', 'Tab']) await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('form, header') ?? null)).toBeNull()
    expect(await overlay(page).isVisible()).toBe(true)
    await release()
    await said(page, 'Password Reset Email Sent, Check Email....')
  })
})

describe('The account screens break no rule of WCAG 2.2 AA', () => {
  test.each([
    [login, 'ENTER', phone],
    [login, 'ENTER', desktop],
    [register, 'ENTER', phone],
    [register, 'ENTER', desktop],
    [change, 'CHANGE PASSWORD', phone],
    [change, 'CHANGE PASSWORD', desktop],
  ])('%s, empty and with faults (%s, %o)', async (path, button, screen) => {
    const page = await visit(path, { screen })
    await page.getByRole('button', { name: button }).waitFor()
    await expectNoViolations(page)
    await fillIn(page, {}, button)
    await said(page, 'fill in all fields')
    await expectNoViolations(page)
    expect(await page.locator('[aria-invalid="true"][aria-describedby]').count()).toBeGreaterThan(1)
  })

  test.each([phone, desktop])('once somebody is signed in, at $width px', async (screen) => {
    const page = await visit(login, { screen })
    await signInAt(page, await registeredAccount())
    await page.goto(login)
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    await accountButton(page).click()
    await expectNoViolations(page)
    await page.goto(change)
    await page.getByText('For the account').waitFor()
    await expectNoViolations(page)
    expect(await page.getByRole('link', { name: 'Sign in first' }).count()).toBe(0)
  })
})
