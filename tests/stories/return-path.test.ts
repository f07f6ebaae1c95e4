import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createTestAccount, registerTestAccount } from '../testAccount'
import { fillAndSubmit, signOut, submitLogin } from './authScreens'
import { getPathAndQuery, setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const changePasswordPath = '/change-password'
const clickLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

/** Follows the link of a screen that needs an account to the login screen. */
async function followSignInLink(page: Page) {
  await clickLink(page, 'Sign In')
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
}

describe('Signing in', () => {
  test('returns to the screen that asked for it, after registering, other account screens and a reload', async () => {
    const page = await visit(changePasswordPath)
    await followSignInLink(page)
    await clickLink(page, 'Register New Account')
    const { email: Email, password: Password } = createTestAccount()
    await fillAndSubmit(page, { Email, Password, 'Confirm Password': Password }, 'ENTER')
    await waitForAlert(page, 'Registration Successful...')
    await clickLink(page, 'Continue where you left off')
    await expect.poll(() => getPathAndQuery(page)).toBe(changePasswordPath)

    await signOut(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await followSignInLink(page)
    await clickLink(page, 'Forgot Password')
    await clickLink(page, 'Login')
    await page.reload()
    await submitLogin(page, await registerTestAccount())
    await expect.poll(() => getPathAndQuery(page)).toBe(changePasswordPath)
  })
})
