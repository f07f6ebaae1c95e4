import { describe, expect, test } from 'vitest'
import { freshAccount } from '../freshAccount'
import { accountButton } from './account'
import { expectNoViolations } from './axe'
import { address, phone, useBrowser, said } from './browser'
import { chooseAccount, chooseKnown, openGoogle, standInForGoogle } from './googleWindow'

const visit = useBrowser()

const login = '/login-account'
const register = '/register-account'
const signIn = 'Sign in with Google'
const signUp = 'Sign up with Google'

async function visitWithGoogle(path: string, expected?: RegExp) {
  const page = await visit(path, { fresh: true, ...(expected && { expected }) })
  await standInForGoogle(page.context())
  return page
}

describe('7. Social sign-in through a window of the provider', () => {
  test('signs in on the login screen, says so and goes home', async () => {
    const page = await visitWithGoogle(login)
    const { email } = freshAccount()
    await chooseAccount(await openGoogle(page, signIn), email)
    await said(page, 'Login Successful...')
    await expect.poll(() => address(page)).toBe('/')
    await accountButton(page).click()
    await page.getByText(email).waitFor()
    await page.reload()
    await accountButton(page).waitFor()
  })

  test('registers who is new on the registration screen, and signs in who is not', async () => {
    const { email } = freshAccount()
    const page = await visitWithGoogle(register)
    await chooseAccount(await openGoogle(page, signUp), email)
    await said(page, 'Registration Successful...')
    await page.getByText(`signed in as ${email}`).waitFor()
    expect(address(page)).toBe(login)
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await chooseKnown(await openGoogle(page, signUp), email)
    await said(page, 'Login Successful...')
    await expect.poll(() => address(page)).toBe('/')
  })

  test('an account without a password is told so where passwords are changed', async () => {
    const page = await visitWithGoogle(login)
    await chooseAccount(await openGoogle(page, signIn), freshAccount().email)
    await accountButton(page).waitFor()
    await page.goto('/change-password')
    await page.getByRole('heading', { name: 'Your account has no password' }).waitFor()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Get a password by e-mail' }).click()
    await expect.poll(() => address(page)).toBe('/recover-password')
  })

  test('an overlay says where to go on, and lets the visitor change their mind', async () => {
    const page = await visitWithGoogle(login)
    const popup = await openGoogle(page, signIn)
    const overlay = page.getByRole('status').filter({ hasText: 'Arielle Organics' })
    await overlay.waitFor()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Use e-mail instead' }).click()
    await overlay.waitFor({ state: 'hidden' })
    await popup.close()
    await page.getByLabel('Email').fill('ada')
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})

describe('8. Social sign-in that fails', () => {
  test("a window that is closed: the code followed by 'please try again'", async () => {
    const page = await visitWithGoogle(login)
    const popup = await openGoogle(page, signIn)
    await popup.close()
    await said(page, /^auth\/popup-closed-by-user please try again$/)
    await page.getByText("Google's window was closed before it was done.").waitFor()
    expect(address(page)).toBe(login)
  })

  test('a browser that holds the window back', async () => {
    const page = await visitWithGoogle(login)
    await page.evaluate(() => {
      globalThis.open = () => null
    })
    await page.getByRole('button', { name: signIn }).click()
    await said(page, /^auth\/popup-blocked please try again$/)
    await page.getByText('Press the button again').waitFor()
    expect(address(page)).toBe(login)
  })

  test('Google that cannot be reached', async () => {
    const page = await visit(login, { fresh: true, expected: /ERR_FAILED/ })
    await page.context().route('https://apis.google.com/**', (route) => route.abort())
    await page.getByRole('button', { name: signIn }).click()
    await said(page, /^auth\/internal-error please try again$/)
    expect(address(page)).toBe(login)
  })
})

describe('design 10. In the browser of another app', () => {
  test.each([login, register])('%s offers the e-mail alone and says why', async (path) => {
    const page = await visit(path, { screen: phone })
    await page.addInitScript(() => {
      const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Instagram 334.0'
      Object.defineProperty(navigator, 'userAgent', { value: userAgent })
    })
    await page.reload()
    await page.getByText('Google does not let people sign in inside another app.').waitFor()
    await page.getByLabel('Email').waitFor()
    expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0)
    await expectNoViolations(page)
  })
})
