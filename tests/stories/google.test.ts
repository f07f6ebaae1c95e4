import { describe, expect, test } from 'vitest'
import { createTestAccount } from '../testAccount'
import { getAccountButton } from './authScreens'
import { expectAccessible } from './expectAccessible'
import { getPathAndQuery, phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'
import { addGoogleAccount, chooseGoogleAccount, openGooglePopup, stubGoogleServers } from './googlePopup'

const visit = setUpBrowser()

const login = '/login-account'
const register = '/register-account'
const signIn = 'Sign in with Google'
const signUp = 'Sign up with Google'

const visitWithGoogle = (path: string) =>
  visit(path, { fresh: true, prepare: (page) => stubGoogleServers(page.context()) })

describe("sign-in through Google's window", () => {
  test('goes home, lasts over a reload, and gives an account without a password to change', async () => {
    const page = await visitWithGoogle(login)
    const { email } = createTestAccount()
    await addGoogleAccount(await openGooglePopup(page, signIn), email)
    await waitForAlert(page, 'Login Successful...')
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
    await getAccountButton(page).click()
    await page.getByText(email).waitFor()
    await page.reload()
    await getAccountButton(page).waitFor()

    await page.goto('/change-password')
    await page.getByRole('heading', { name: 'Your account has no password' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Get a password by e-mail' }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe('/recover-password')
  })

  test('on the registration screen registers a new person and signs in a known one', async () => {
    const { email } = createTestAccount()
    const page = await visitWithGoogle(register)
    await addGoogleAccount(await openGooglePopup(page, signUp), email)
    await waitForAlert(page, 'Registration Successful...')
    await page.getByText(`signed in as ${email}`).waitFor()
    expect(getPathAndQuery(page)).toBe(login)
    await page.getByRole('button', { name: 'Use another account' }).click()
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await chooseGoogleAccount(await openGooglePopup(page, signUp), email)
    await waitForAlert(page, 'Login Successful...')
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
  })

  test("can be left for e-mail; a closed or blocked window shows its code and 'please try again'", async () => {
    const page = await visitWithGoogle(login)
    const leftPopup = await openGooglePopup(page, signIn)
    const overlay = page.getByRole('status').filter({ hasText: 'Arielle Organics' })
    await overlay.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use e-mail instead' }).click()
    await overlay.waitFor({ state: 'hidden' })
    await leftPopup.close()
    await page.getByLabel('Email').fill('ada')
    expect(await page.getByRole('alert').count()).toBe(0)

    const closedPopup = await openGooglePopup(page, signIn)
    await closedPopup.close()
    await waitForAlert(page, /^auth\/popup-closed-by-user please try again$/)
    await page.getByText("Google's window was closed before you finished.").waitFor()

    await page.evaluate(() => {
      globalThis.open = () => null
    })
    await page.getByRole('button', { name: signIn }).click()
    await waitForAlert(page, /^auth\/popup-blocked please try again$/)
    await page.getByText('Press the button again').waitFor()
    expect(getPathAndQuery(page)).toBe(login)
  })

  test('shows the code where Google cannot be reached', async () => {
    const page = await visit(login, {
      expected: /ERR_FAILED/,
      prepare: (tab) => tab.route('https://apis.google.com/**', (route) => route.abort()),
    })
    await page.getByRole('button', { name: signIn }).click()
    await waitForAlert(page, /^auth\/internal-error please try again$/)
    expect(getPathAndQuery(page)).toBe(login)
  })
})

test.each([login, register])(
  '%s in the browser of another app offers e-mail alone and says why',
  async (path) => {
    const page = await visit(path, {
      screen: phoneViewport,
      prepare: (tab) => tab.addInitScript(pretendInAppBrowser),
    })
    await page.getByText("Google doesn't allow signing in inside another app.").waitFor()
    await page.getByLabel('Email').waitFor()
    expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0)
    await expectAccessible(page)
  },
)

function pretendInAppBrowser() {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Instagram 334.0'
  Object.defineProperty(navigator, 'userAgent', { value: userAgent })
}
