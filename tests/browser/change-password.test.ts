import { describe, expect, test } from 'vitest'
import { registeredAccount } from '../freshAccount'
import {
  accountButton,
  enter,
  faultyFields,
  fillIn,
  hrefs,
  focusedField,
  loginLink,
  refused,
  signInAt,
} from './account'
import { address, useBrowser, said } from './browser'

const visit = useBrowser()

const change = '/change-password'
const button = 'CHANGE PASSWORD'
const labels = ['Old Password', 'New Password', 'Confirm New Password'] as const

const typed = (old: string, next: string, again = next) => ({
  [labels[0]]: old,
  [labels[1]]: next,
  [labels[2]]: again,
})

describe('2. Change password (/change-password)', () => {
  test('the account menu leads there; the new password signs in, the old one no longer does', async () => {
    const account = await registeredAccount()
    const page = await visit('/', { expected: refused })
    await signInAt(page, account)
    await accountButton(page).click()
    await page.getByRole('link', { name: 'Change Password' }).click()
    await fillIn(page, typed(account.password, 'second-pass-2'), button)
    await said(page, 'Password Changed...')
    await expect.poll(() => address(page)).toBe('/')
    await accountButton(page).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await loginLink(page).click()
    await enter(page, account)
    await said(page, 'The password is invalid')
    await enter(page, { ...account, password: 'second-pass-2' })
    await said(page, 'Login Successful...')
  })

  test('a visitor sees the form, is told to sign in first, and comes back after doing so', async () => {
    const account = await registeredAccount()
    const page = await visit(change)
    for (const label of labels) await page.getByLabel(label, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Sign in first' }).click()
    await enter(page, account)
    await said(page, 'Login Successful...')
    await page.getByText(`For the account ${account.email}`).waitFor()
    expect(address(page)).toBe(change)
  })

  test('a visitor who sends it is told that nothing has changed, and why', async () => {
    const page = await visit(change, { expected: /app\/not-signed-in/ })
    await fillIn(page, typed('first-pass-1', 'second-pass-2'), button)
    await said(page, 'You are not signed in. Sign in first, then change the password.')
    expect(await page.getByLabel('Old Password').inputValue()).toBe('first-pass-1')
  })

  test('links lead home and to the login screen', async () => {
    const page = await visit(change)
    const links = page.getByRole('navigation', { name: 'Account screens' }).getByRole('link')
    await expect.poll(() => hrefs(links)).toEqual(['/', '/login-account'])
  })

  test('a wrong old password is refused at its field, and nothing has changed', async () => {
    const account = await registeredAccount()
    const page = await visit('/', { expected: refused })
    await signInAt(page, account)
    await page.goto(change)
    await fillIn(page, typed('not-this-one', 'second-pass-2'), button)
    await said(page, 'The password is invalid')
    await expect.poll(() => focusedField(page)).toBe('oldPassword')
    expect(await faultyFields(page)).toEqual(['oldPassword'])
    await fillIn(page, typed(account.password, 'second-pass-2'), button)
    await said(page, 'Password Changed...')
  })

  test.each([
    ['nothing', typed('', ''), 'fill in all fields', 'oldPassword'],
    ['no new password', typed('old-pass', ''), 'fill in all fields', 'password'],
    ['two new passwords', typed('old-pass', 'one', 'other'), "password doesn't match", 'confirmPassword'],
  ])('with %s typed is not sent', async (_, fields, words, first) => {
    const page = await visit(change)
    await fillIn(page, fields, button)
    await said(page, words)
    expect(await focusedField(page)).toBe(first)
  })
})
