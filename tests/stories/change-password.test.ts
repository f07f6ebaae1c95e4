import { describe, expect, test } from 'vitest'
import { registerTestAccount } from '../testAccount'
import {
  getAccountButton,
  submitLogin,
  getInvalidFields,
  fillAndSubmit,
  getHrefs,
  getFocusedFieldName,
  getLoginLink,
  authErrorPattern,
  signOut,
} from './authScreens'
import { closeToasts, getPathAndQuery, setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const changePath = '/change-password'
const button = 'CHANGE PASSWORD'
const labels = ['Old Password', 'New Password', 'Confirm New Password'] as const

const getInput = (oldPassword: string, newPassword: string, confirmation = newPassword) => ({
  [labels[0]]: oldPassword,
  [labels[1]]: newPassword,
  [labels[2]]: confirmation,
})

const invalidInputs = [
  [getInput('', ''), 'fill in all fields', 'oldPassword'],
  [getInput('old-pass', ''), 'fill in all fields', 'password'],
  [getInput('old-pass', 'one', 'other'), "password doesn't match", 'confirmPassword'],
] as const

describe('the change password screen', () => {
  test('is in the account menu, refuses a wrong old password, and sets the new one, which alone signs in', async () => {
    const account = await registerTestAccount()
    const page = await visit('/login-account', { expected: authErrorPattern })
    await submitLogin(page, account)
    await getAccountButton(page).click()
    await page.getByRole('link', { name: 'Change Password' }).click()
    await fillAndSubmit(page, getInput('not-this-one', 'second-pass-2'), button)
    await waitForAlert(page, 'The password is invalid')
    await expect.poll(() => getFocusedFieldName(page)).toBe('oldPassword')
    expect(await getInvalidFields(page)).toEqual(['oldPassword'])
    await fillAndSubmit(page, getInput(account.password, 'second-pass-2'), button)
    await waitForAlert(page, 'Password changed.')
    await expect.poll(() => getPathAndQuery(page)).toBe('/')

    await signOut(page)
    await getLoginLink(page).click()
    await closeToasts(page)
    await submitLogin(page, account)
    await waitForAlert(page, 'The password is invalid')
    await submitLogin(page, { ...account, password: 'second-pass-2' })
    await waitForAlert(page, 'Login Successful...')
  })

  test('checks the fields, sends a visitor to the login screen first, and is shown again after it', async () => {
    const account = await registerTestAccount()
    const page = await visit(changePath, { expected: /app\/not-signed-in/ })
    for (const label of labels) await page.getByLabel(label, { exact: true }).waitFor()
    const links = page.getByRole('navigation', { name: 'Account screens' }).getByRole('link')
    expect(await getHrefs(links)).toEqual(['/', '/login-account'])
    for (const [input, error, focusedField] of invalidInputs) {
      await fillAndSubmit(page, input, button)
      await waitForAlert(page, error)
      expect(await getFocusedFieldName(page)).toBe(focusedField)
      await closeToasts(page)
    }
    await fillAndSubmit(page, getInput('first-pass-1', 'second-pass-2'), button)
    await waitForAlert(page, "You're not signed in. Sign in first, then change your password.")
    expect(await page.getByLabel('Old Password').inputValue()).toBe('first-pass-1')

    await page.getByRole('link', { name: 'Sign In' }).click()
    await submitLogin(page, account)
    await waitForAlert(page, 'Login Successful...')
    await page.getByText(`For the account ${account.email}`).waitFor()
    expect(getPathAndQuery(page)).toBe(changePath)
  })
})
