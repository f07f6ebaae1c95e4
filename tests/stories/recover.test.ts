import { describe, expect, test } from 'vitest'
import { createTestAccount, getPasswordResetLink, registerTestAccount } from '../testAccount'
import {
  authErrorPattern,
  fillAndSubmit,
  getHrefs,
  getInvalidFields,
  recordAuthRequests,
  submitLogin,
} from './authScreens'
import { expectAccessible } from './expectAccessible'
import {
  desktopViewport,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
  waitForErrorToast,
} from './setUpBrowser'

const visit = setUpBrowser()

const recoverPath = '/recover-password'

describe('Password recovery (/recover-password)', () => {
  test('sends an e-mail whose link sets a new password, which signs in', async () => {
    // The page of the emulator that the link opens has no icon.
    const page = await visit('/login-account', { expected: /status of 404/ })
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recover Password' }).waitFor()
    expect(getPathAndQuery(page)).toBe(recoverPath)
    expect(await getHrefs(page.getByRole('main').getByRole('link'))).toEqual(['/', '/login-account'])
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('text')
    const account = await registerTestAccount()
    const authRequests = recordAuthRequests(page)
    await fillAndSubmit(page, { Email: ` ${account.email} ` }, 'SUBMIT')
    await waitForAlert(page, 'Password Reset Email Sent, Check Email....')
    await expect.poll(() => getPathAndQuery(page)).toBe('/login-account')
    expect(authRequests.map((request) => request.postDataJSON() as unknown)).toEqual([
      { requestType: 'PASSWORD_RESET', email: account.email, clientType: 'CLIENT_TYPE_WEB' },
    ])
    await page.goto(await getPasswordResetLink(account, 'second-pass-2'))
    await page.goto('/login-account')
    await submitLogin(page, { ...account, password: 'second-pass-2' })
    await waitForAlert(page, 'Login Successful...')
  })

  test('warns without an e-mail but still asks the provider, and meets WCAG 2.2 AA', async () => {
    const page = await visit(recoverPath, { expected: authErrorPattern })
    const authRequests = recordAuthRequests(page)
    await expectAccessible(page)
    await page.setViewportSize(phoneViewport)
    await expectAccessible(page)
    await fillAndSubmit(page, {}, 'SUBMIT')
    await waitForErrorToast(page, 'Enter a registered email')
    await waitForAlert(page, /^auth\/missing-email$/)
    expect(authRequests).toHaveLength(1)
    expect(await getInvalidFields(page)).toEqual(['email'])
    expect(getPathAndQuery(page)).toBe(recoverPath)
    await expectAccessible(page)
    await page.setViewportSize(desktopViewport)
    await expectAccessible(page)
  })

  test('shows why it failed and what to do, and keeps the e-mail, also offline', async () => {
    const page = await visit(recoverPath, {
      expected: /status of 400|ERR_INTERNET_DISCONNECTED|Failed to load/,
      fresh: true,
    })
    const { email } = createTestAccount()
    await fillAndSubmit(page, { Email: email }, 'SUBMIT')
    await waitForAlert(page, /^auth\/user-not-found$/)
    await page.getByText('There is no account with this e-mail.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)

    await page.context().setOffline(true)
    await fillAndSubmit(page, {}, 'SUBMIT')
    await waitForAlert(page, /^(auth\/network-request-failed|app\/unreachable)$/)
    await page.getByText(/couldn't reach the sign-in service/).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })
})
