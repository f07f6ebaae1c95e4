import { describe, expect, test } from 'vitest'
import { createTestAccount } from '../../testAccount'
import { getAccountButton } from '../authScreens'
import { expectAccessible } from '../expectAccessible'
import { addGoogleAccount, chooseGoogleAccount, openGooglePopup, stubGoogleServers } from '../googlePopup'
import { getPathAndQuery, setUpBrowser, waitForAlert } from '../setUpBrowser'

const visit = setUpBrowser()

const signIn = 'Sign in with Google'
const signUp = 'Sign up with Google'

const visitWithGoogle = (path: string) =>
  visit(path, { fresh: true, prepare: (page) => stubGoogleServers(page.context()) })

describe("Google's window", () => {
  test('registers a new person without a password, signs in a known one, and both last over a reload', async () => {
    const { email } = createTestAccount()
    const page = await visitWithGoogle('/register-account')
    await addGoogleAccount(await openGooglePopup(page, signUp), email)
    await waitForAlert(page, 'Registration Successful...')
    await page.getByText(`signed in as ${email}`).waitFor()
    await page.goto('/change-password')
    await page.getByRole('heading', { name: 'Your account has no password' }).waitFor()
    await expectAccessible(page)
    await page.goto('/login-account')
    await page.getByRole('button', { name: 'Use another account' }).click()
    await chooseGoogleAccount(await openGooglePopup(page, signIn), email)
    await waitForAlert(page, 'Login Successful...')
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
    await page.reload()
    await getAccountButton(page).waitFor()
  })

  test("can be left for e-mail; a closed or blocked window shows its code and 'please try again'", async () => {
    const page = await visitWithGoogle('/login-account')
    const leftPopup = await openGooglePopup(page, signIn)
    const overlay = page.getByRole('status').filter({ hasText: 'Arielle Organics' })
    await overlay.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use e-mail instead' }).click()
    await overlay.waitFor({ state: 'hidden' })
    await leftPopup.close()
    await page.getByLabel('Email').fill('ada')

    await (await openGooglePopup(page, signIn)).close()
    await waitForAlert(page, /^auth\/popup-closed-by-user please try again$/)
    await page.evaluate(() => {
      globalThis.open = () => null
    })
    await page.getByRole('button', { name: signIn }).click()
    await waitForAlert(page, /^auth\/popup-blocked please try again$/)
  })
})
