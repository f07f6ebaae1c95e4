import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTestAccount, getPasswordResetLink, registerTestAccount } from '../testAccount'
import {
  authErrorPattern,
  fillAndSubmit,
  getAccountButton,
  getLoginLink,
  recordAuthBodies,
  signInViaHeaderLoginLink,
  signOut,
  submitLogin,
} from './authScreens'
import { expectAccessible, expectSound } from './expectAccessible'
import { holdRequests } from './holdRequests'
import { getPathAndQuery, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const login = '/login-account'
const newPassword = 'second-pass-2'

describe('An account', () => {
  test('is registered by keyboard alone, signs out, signs in again and stays signed in after a reload', async () => {
    const page = await visit('/register-account')
    const account = createTestAccount()
    const bodies = recordAuthBodies(page)
    await page.getByLabel('Email').focus()
    for (const text of [account.email, account.password, account.password]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.getByLabel('Confirm Password').press('Enter')
    await waitForAlert(page, 'Registration Successful...')
    await page.getByText(`signed in as ${account.email}`).waitFor()
    expect(bodies[0]).toEqual({ returnSecureToken: true, ...account, clientType: 'CLIENT_TYPE_WEB' })
    await signOut(page)
    await signInViaHeaderLoginLink(page, account)
    await page.reload()
    await getAccountButton(page).waitFor()
  })

  test('gets a new password through the link of an e-mail', async () => {
    // The page of the emulator that the link opens has no icon.
    const page = await visit('/recover-password', { expected: /status of 404/ })
    const account = await registerTestAccount()
    const bodies = recordAuthBodies(page)
    await fillAndSubmit(page, { Email: account.email }, 'SUBMIT')
    await waitForAlert(page, 'Password Reset Email Sent, Check Email....')
    expect(bodies).toEqual([
      { requestType: 'PASSWORD_RESET', email: account.email, clientType: 'CLIENT_TYPE_WEB' },
    ])
    await page.goto(await getPasswordResetLink(account, newPassword))
    await page.goto(login)
    await submitLogin(page, { ...account, password: newPassword })
    await waitForAlert(page, 'Login Successful...')
  })

  test('keeps its password when the old one is wrong, and signs in with a changed one alone', async () => {
    const account = await registerTestAccount()
    const page = await visit(login, { expected: authErrorPattern })
    await submitLogin(page, account)
    await getAccountButton(page).click()
    await page.getByRole('link', { name: 'Change Password' }).click()
    for (const [oldPassword, message] of [
      ['not-this-one', 'The password is invalid'],
      [account.password, 'Password changed.'],
    ] as const) {
      const input = {
        'Old Password': oldPassword,
        'New Password': newPassword,
        'Confirm New Password': newPassword,
      }
      await fillAndSubmit(page, input, 'CHANGE PASSWORD')
      await waitForAlert(page, message)
    }
    await signOut(page)
    await getLoginLink(page).click()
    await submitLogin(page, account)
    await expect.poll(() => page.getByText("The e-mail and password don't match.").isVisible()).toBe(true)
    await submitLogin(page, { ...account, password: newPassword })
    await waitForAlert(page, 'Login Successful...')
  })
})

test('A password that the password policy refuses is told what it lacks', async () => {
  const page = await visit('/register-account', { expected: authErrorPattern })
  await refuseByPasswordPolicy(page)
  const input = { Email: 'ada', Password: 'a pass', 'Confirm Password': 'a pass' }
  await fillAndSubmit(page, input, 'ENTER')
  await waitForAlert(page, 'It needs at least 8 characters, a number.')
  expect(getPathAndQuery(page)).toBe('/register-account')
})

/** Answers the sign-up for the provider, which has no password policy in the emulator. */
async function refuseByPasswordPolicy(page: Page) {
  const error = { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' }
  await page.route(/accounts:signUp/, (route) => route.fulfill({ status: 400, json: { error } }))
  const policy = {
    customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
  }
  await page.route(/identitytoolkit.*passwordPolicy/, (route) => route.fulfill({ json: policy }))
}

// routes.test.ts checks the empty forms.
describe('The account screens are accessible on a phone and on a desktop', () => {
  test('with errors, and once somebody is signed in', async () => {
    const page = await visit('about:blank')
    for (const [path, button] of [
      [login, 'ENTER'],
      ['/register-account', 'ENTER'],
      ['/change-password', 'CHANGE PASSWORD'],
    ] as const) {
      await page.goto(path)
      await fillAndSubmit(page, {}, button)
      await waitForAlert(page, 'fill in all fields')
      await expectSound(page)
    }
    await signInViaHeaderLoginLink(page, await registerTestAccount())
    await page.goto(login)
    await getAccountButton(page).click()
    await expectSound(page)
    await page.goto('/change-password')
    await page.getByText('For the account').waitFor()
    await expectSound(page)
  })

  test('behind an overlay, which covers the page and cannot be left, until the provider answers', async () => {
    const page = await visit(login, { screen: phoneViewport })
    const account = await registerTestAccount()
    const release = await holdRequests(page, /\/identitytoolkit\b/)
    await submitLogin(page, account)
    const overlay = page.getByRole('status').filter({ hasText: 'Arielle Organics' })
    await overlay.waitFor()
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...phoneViewport })
    await expectAccessible(page)
    for (const key of ['Escape', 'Escape', 'Tab', 'Tab']) await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('form, header') ?? null)).toBeNull()
    expect(await overlay.isVisible()).toBe(true)
    release()
    await waitForAlert(page, 'Login Successful...')
    await overlay.waitFor({ state: 'hidden' })
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
  })
})
