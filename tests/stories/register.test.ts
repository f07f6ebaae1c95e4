import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTestAccount, registerTestAccount, type TestAccount } from '../testAccount'
import {
  authErrorPattern,
  fillAndSubmit,
  getAccountButton,
  getFocusedFieldName,
  getHrefs,
  getInvalidFields,
  getLoginLink,
  recordAuthRequests,
  submitLogin,
} from './authScreens'
import { getPathAndQuery, setUpBrowser, waitForAlert, waitForErrorToast } from './setUpBrowser'

const visit = setUpBrowser()

const registerPath = '/register-account'
const toInput = ({ email: Email, password: Password }: TestAccount) => ({
  Email,
  Password,
  'Confirm Password': Password,
})

describe('Registration (/register-account)', () => {
  test('works by keyboard alone, signs the new account in at once, and the account signs in again', async () => {
    const page = await visit('/login-account')
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor()
    expect(getPathAndQuery(page)).toBe(registerPath)
    expect(await getHrefs(page.getByRole('main').getByRole('link'))).toEqual(['/', '/login-account'])
    await expectPasswordsHiddenUntilShown(page)
    const account = createTestAccount()
    const authRequests = recordAuthRequests(page)
    await typeAccount(page, account)
    await waitForAlert(page, 'Registration Successful...')
    await page.getByRole('heading', { name: "You're already signed in" }).waitFor()
    await page.getByText(`signed in as ${account.email}`).waitFor()
    expect(getPathAndQuery(page)).toBe('/login-account')
    const signUp = authRequests.find((request) => request.url().includes('accounts:signUp'))
    expect(signUp?.postDataJSON()).toEqual({
      returnSecureToken: true,
      ...account,
      clientType: 'CLIENT_TYPE_WEB',
    })

    await page.goto(registerPath)
    await page.getByRole('heading', { name: "You're already signed in" }).waitFor()
    expect(await page.getByLabel('Email').count()).toBe(0)
    await page.getByRole('button', { name: 'Use another account' }).click()
    await getLoginLink(page).click()
    await submitLogin(page, account)
    await waitForAlert(page, 'Login Successful...')
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
    await page.reload()
    await getAccountButton(page).waitFor()
  })

  test('asks the provider only once all fields are filled and the passwords match', async () => {
    const page = await visit(registerPath)
    const authRequests = recordAuthRequests(page)
    const complete = { Email: 'ada', Password: 'a pass', 'Confirm Password': 'a pass' }
    for (const [input, invalidFields] of [
      [{}, ['email', 'password', 'confirmPassword']],
      [{ ...complete, Email: '' }, ['email']],
      [{ ...complete, Password: '' }, ['password']],
      [{ ...complete, 'Confirm Password': '' }, ['confirmPassword']],
    ] as const) {
      await fillAndSubmit(page, input, 'ENTER')
      await waitForErrorToast(page, 'fill in all fields')
      await expect.poll(() => getInvalidFields(page)).toEqual(invalidFields)
      await expect.poll(() => getFocusedFieldName(page)).toBe(invalidFields[0])
    }
    await fillAndSubmit(page, { ...complete, 'Confirm Password': 'another' }, 'ENTER')
    await waitForErrorToast(page, "password doesn't match")
    expect(await getInvalidFields(page)).toEqual(['confirmPassword'])
    await page.getByLabel('Confirm Password').fill('a pass')
    expect(await getInvalidFields(page)).toEqual([])
    expect(authRequests).toEqual([])
  })

  test('shows and logs why the provider refused, what to do, and keeps the input, also offline', async () => {
    const page = await visit(registerPath, {
      expected: /status of 400|auth\/|app\/|ERR_INTERNET_DISCONNECTED|Failed to load|preload/,
      fresh: true,
    })
    const loggedError = page.waitForEvent('console', (message) => message.text().startsWith('auth/'))
    const existingAccount = await registerTestAccount()
    await fillAndSubmit(page, toInput(existingAccount), 'ENTER')
    await waitForAlert(page, 'The email address is already in use by another account.')
    expect((await loggedError).text()).toMatch(/^auth\/email-already-in-use Firebase: The email address/)
    await page.getByText('There is already an account with this e-mail.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(existingAccount.email)

    await fillAndSubmit(page, toInput({ email: 'ada', password: 'a pass' }), 'ENTER')
    await waitForAlert(page, 'The email address is badly formatted.')
    await fillAndSubmit(page, toInput({ ...createTestAccount(), password: 'short' }), 'ENTER')
    await waitForAlert(page, 'Password should be at least 6 characters')
    expect(getPathAndQuery(page)).toBe(registerPath)

    await page.context().setOffline(true)
    await fillAndSubmit(page, {}, 'ENTER')
    await page
      .getByText(/couldn't reach the sign-in service/)
      .first()
      .waitFor()
    expect(await page.getByLabel('Confirm Password').inputValue()).toBe('short')
  })

  test('says what the password lacks when the password policy refuses it', async () => {
    const page = await visit(registerPath, { expected: authErrorPattern })
    await refuseByPasswordPolicy(page)
    await fillAndSubmit(page, toInput({ email: 'ada', password: 'a pass' }), 'ENTER')
    await waitForAlert(page, 'The password does not meet the requirements')
    await waitForAlert(page, 'It needs at least 8 characters, a number.')
    const form = page.getByRole('form', { name: 'Registration' })
    await form
      .getByText('strong enough. Choose another one. It needs at least 8 characters, a number.')
      .waitFor()
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('a pass')
  })
})

async function expectPasswordsHiddenUntilShown(page: Page) {
  const getTypes = () =>
    page.locator('form input[name]').evaluateAll((all) => all.map((field) => field.getAttribute('type')))
  await expect.poll(getTypes).toEqual(['text', 'password', 'password'])
  await page.getByLabel('Show what I type').check()
  expect(await getTypes()).toEqual(['text', 'text', 'text'])
}

async function typeAccount(page: Page, { email, password }: TestAccount) {
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Answers the sign-up for the provider, which has no password policy in the emulator. */
async function refuseByPasswordPolicy(page: Page) {
  await page.route(/accounts:signUp/, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' } },
    }),
  )
  await page.route(/identitytoolkit.*passwordPolicy/, (route) =>
    route.fulfill({
      json: {
        customStrengthOptions: { minPasswordLength: 8, containsNumericCharacter: true },
        schemaVersion: 1,
        enforcementState: 'ENFORCE',
      },
    }),
  )
}
