import { describe, expect, test } from 'vitest'
import { freshAccount, registeredAccount } from '../freshAccount'
import {
  accountButton,
  askedOf,
  enter,
  faultyFields,
  fillIn,
  hrefs,
  focusedField,
  loginLink,
  refused,
} from './account'
import { address, useBrowser, said } from './browser'

const visit = useBrowser()

const register = '/register-account'
const complete = { Email: 'ada', Password: 'a pass', 'Confirm Password': 'a pass' }

describe('2. Registration (/register-account)', () => {
  test("the login screen's 'Register New Account' leads there; the new account is signed in at once", async () => {
    const page = await visit('/login-account')
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor()
    expect(address(page)).toBe(register)
    const { email, password } = freshAccount()
    const asked = askedOf(page)
    await fillIn(page, { Email: email, Password: password, 'Confirm Password': password }, 'ENTER')
    await said(page, 'Registration Successful...')
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    await page.getByText(`signed in as ${email}`).waitFor()
    expect(address(page)).toBe('/login-account')
    const signUp = asked.find((request) => request.url().includes('accounts:signUp'))
    expect(signUp?.postDataJSON()).toEqual({
      returnSecureToken: true,
      email,
      password,
      clientType: 'CLIENT_TYPE_WEB',
    })
  })

  test('the account is there afterwards: signing out and in again', async () => {
    const page = await visit(register)
    const account = freshAccount()
    const { email: Email, password: Password } = account
    await fillIn(page, { Email, Password, 'Confirm Password': Password }, 'ENTER')
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await loginLink(page).waitFor()
    await enter(page, account)
    await said(page, 'Login Successful...')
    await expect.poll(() => address(page)).toBe('/')
    await page.reload()
    await accountButton(page).waitFor()
  })

  test('links lead home and to the login screen', async () => {
    const page = await visit(register)
    const links = page.getByRole('main').getByRole('link')
    await expect.poll(() => hrefs(links)).toEqual(['/', '/login-account'])
  })

  test('its e-mail is plain text, its passwords are hidden until the visitor asks to see them', async () => {
    const page = await visit(register)
    const kinds = () =>
      page.locator('form input[name]').evaluateAll((all) => all.map((field) => field.getAttribute('type')))
    await expect.poll(kinds).toEqual(['text', 'password', 'password'])
    await page.getByLabel('Show what I type').check()
    expect(await kinds()).toEqual(['text', 'text', 'text'])
  })

  test('whoever is signed in is told so there', async () => {
    const page = await visit('/login-account')
    await enter(page, await registeredAccount())
    await accountButton(page).waitFor()
    await page.goto(register)
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    expect(await page.getByLabel('Email').count()).toBe(0)
  })

  test('by the keyboard alone', async () => {
    const page = await visit(register)
    const { email, password } = freshAccount()
    await page.getByLabel('Email').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await said(page, 'Registration Successful...')
    await expect.poll(() => address(page)).toBe('/login-account')
  })
})

describe('5. Validation rules: registration', () => {
  test.each([
    ['everything', {}, 'email'],
    ['the e-mail', { Password: 'a pass', 'Confirm Password': 'a pass' }, 'email'],
    ['the password', { Email: 'ada', 'Confirm Password': 'a pass' }, 'password'],
    ['the confirmation', { Email: 'ada', Password: 'a pass' }, 'confirmPassword'],
  ])("without %s: 'fill in all fields', and the first empty field has the focus", async (_, typed, first) => {
    const page = await visit(register)
    const asked = askedOf(page)
    await fillIn(page, typed, 'ENTER')
    await said(page, 'fill in all fields')
    expect((await faultyFields(page))[0]).toBe(first)
    expect(await focusedField(page)).toBe(first)
    expect(asked).toEqual([])
  })

  test('two passwords: "password doesn\'t match", until the visitor mends it', async () => {
    const page = await visit(register)
    const asked = askedOf(page)
    await fillIn(page, { ...complete, 'Confirm Password': 'another' }, 'ENTER')
    await said(page, "password doesn't match")
    expect(await faultyFields(page)).toEqual(['confirmPassword'])
    expect(asked).toEqual([])
    await page.getByLabel('Confirm Password').fill('a pass')
    expect(await faultyFields(page)).toEqual([])
  })
})

describe('8. A registration that fails', () => {
  test("shows the provider's words, logs its code and says what to do", async () => {
    const page = await visit(register, { expected: refused })
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('auth/'))
    const { email, password } = await registeredAccount()
    await fillIn(page, { Email: email, Password: password, 'Confirm Password': password }, 'ENTER')
    await said(page, 'The email address is already in use by another account.')
    expect((await logged).text()).toMatch(/^auth\/email-already-in-use Firebase: The email address/)
    await page.getByText('An account with this e-mail exists already.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(address(page)).toBe(register)
  })

  test.each([
    ['no e-mail address', complete, 'The email address is badly formatted.'],
    [
      'a password that is too short',
      { Email: freshAccount().email, Password: 'short', 'Confirm Password': 'short' },
      'Password should be at least 6 characters',
    ],
  ])('for %s says so', async (_, typed, words) => {
    const page = await visit(register, { expected: refused })
    await fillIn(page, typed, 'ENTER')
    await said(page, words)
    expect(address(page)).toBe(register)
  })

  test("for a password that the provider's policy refuses says what it lacks", async () => {
    const page = await visit(register, { expected: refused })
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
    await fillIn(page, complete, 'ENTER')
    await said(page, 'The password does not meet the requirements')
    await said(page, 'It needs at least 8 characters, a digit.')
    const card = page.getByRole('form', { name: 'Registration' })
    await card
      .getByText('not strong enough. Choose another one. It needs at least 8 characters, a digit.')
      .waitFor()
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('a pass')
  })

  test('offline says so and keeps what was typed', async () => {
    const page = await visit(register, {
      expected: /ERR_INTERNET_DISCONNECTED|Failed to load|preload|auth\/|app\//,
      fresh: true,
    })
    await page.getByLabel('Email').waitFor()
    await page.context().setOffline(true)
    await fillIn(page, complete, 'ENTER')
    await page.getByText('Check that you are online, then try again.').first().waitFor()
    expect(await page.getByLabel('Confirm Password').inputValue()).toBe('a pass')
  })
})
