import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { freshAccount, registeredAccount } from '../freshAccount'
import { enter, fillIn, signInFromHeader } from './account'
import { address, said, useBrowser } from './browser'

const visit = useBrowser()

const change = '/change-password'
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** The login screen, reached from the screen that asked for an account. */
async function sentToSignIn() {
  const page = await visit(change)
  await link(page, 'Sign in first').click()
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
  return page
}

describe('2. Login (/login-account): whoever was sent there by a screen', () => {
  test('comes back to it after a reload of the login screen, too', async () => {
    const page = await sentToSignIn()
    await page.reload()
    await enter(page, await registeredAccount())
    await expect.poll(() => address(page)).toBe(change)
  })

  test('goes on where they were after registering', async () => {
    const page = await sentToSignIn()
    const { email, password } = freshAccount()
    await link(page, 'Register New Account').click()
    await fillIn(page, { Email: email, Password: password, 'Confirm Password': password }, 'ENTER')
    await said(page, 'Registration Successful...')
    await link(page, 'Go on where you were').click()
    await expect.poll(() => address(page)).toBe(change)
  })

  test('comes back after a look at the other account screens', async () => {
    const page = await sentToSignIn()
    await link(page, 'Forgot Password').click()
    await link(page, 'Login').click()
    await enter(page, await registeredAccount())
    await expect.poll(() => address(page)).toBe(change)
  })

  test("goes home when they left without signing in and use the header's Login later", async () => {
    const page = await sentToSignIn()
    await page.goto('/about-us')
    await signInFromHeader(page, await registeredAccount())
    await expect.poll(() => address(page)).toBe('/')
  })
})
