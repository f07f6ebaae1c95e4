import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectConsoleMessages } from '../consoleMessages'
import { getFocusedFieldName, newAccount, paths, submit } from './accountForms'
import { describeField, getField, listInvalidFields, readFields } from './formFields'
import { AccountError, ada, ben } from './memorySession'
import { expectPath, findToast, getMain } from './openShop'
import { renderShop } from './renderShop'

const newPassword = {
  'Old Password': ada.password,
  'New Password': 'second-pass-2',
  'Confirm New Password': 'second-pass-2',
}

const homeAndLogin = { Home: '/', Login: paths.login }
const screens = [
  [
    paths.login,
    'Login',
    ['text', 'password'],
    { 'Forgot Password': paths.recover, 'Register New Account': paths.register },
  ],
  [paths.register, 'Register', ['text', 'password', 'password'], homeAndLogin],
  [paths.recover, 'Recover Password', ['text'], homeAndLogin],
  [paths.change, 'Change Password', ['password', 'password', 'password'], homeAndLogin],
] as const

describe('An account screen', () => {
  test.each(screens)(
    '%s has its title, links and plain text fields, which the browser does not validate',
    async (path, title, types, links) => {
      await renderShop(path)
      screen.getByRole('heading', { level: 1, name: title })
      const form = within(getMain()).getByRole<HTMLFormElement>('form')
      const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
      expect(fields.map(({ type }) => type)).toEqual(types)
      expect(form.noValidate).toBe(true)
      const navigation = screen.getByRole('navigation', { name: 'Account screens' })
      const shown = [...navigation.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ])
      expect(Object.fromEntries(shown)).toEqual(links)
      if (types.length === 1) return
      fireEvent.click(screen.getByLabelText('Show what I type'))
      expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(['text']))
    },
  )

  test.each([
    [paths.login, 'ENTER', {}, ['email', 'password']],
    [paths.login, 'ENTER', { Email: ada.email }, ['password']],
    [paths.register, 'ENTER', {}, ['email', 'password', 'confirmPassword']],
    [paths.register, 'ENTER', { ...newAccount, 'Confirm Password': '' }, ['confirmPassword']],
    [paths.change, 'CHANGE PASSWORD', { 'Old Password': 'old' }, ['password', 'confirmPassword']],
  ] as const)(
    '%s asks for what is empty, and focuses the first: %s %j',
    async (path, button, input, invalid) => {
      const { provider } = await renderShop(path)
      submit(button, input)
      expect(await findToast('fill in all fields')).toBe('error')
      expect(listInvalidFields()).toEqual(invalid)
      expect(getFocusedFieldName()).toBe(invalid[0])
      expect(provider.requests).toEqual([])
    },
  )

  test.each([
    [paths.register, 'ENTER', newAccount, 'Confirm Password'],
    [paths.change, 'CHANGE PASSWORD', newPassword, 'Confirm New Password'],
  ] as const)(
    '%s says that the passwords differ until one is changed',
    async (path, button, input, label) => {
      const { provider } = await renderShop(path)
      submit(button, { ...input, [label]: 'another' })
      await findToast("password doesn't match")
      expect(describeField(label)).toBe("The two passwords don't match.")
      expect(document.activeElement).toBe(getField(label))
      fireEvent.input(getField(label), { target: { value: 'other' } })
      expect(listInvalidFields()).toEqual([])
      expect(provider.requests).toEqual([])
    },
  )

  test.each([
    [paths.login, 'ENTER', { Email: ada.email, Password: ada.password }, /^auth\/user-disabled Firebase/],
    [paths.register, 'ENTER', newAccount, /^auth\/user-disabled Firebase/],
    [paths.recover, 'SUBMIT', { Email: ada.email }, null],
    [paths.change, 'CHANGE PASSWORD', newPassword, /^auth\/user-disabled Firebase/],
  ] as const)(
    '%s is covered while the provider is asked, shows why it refused, what to do, and keeps the input',
    async (path, button, input, logged) => {
      if (logged) expectConsoleMessages(logged)
      const { provider } = await renderShop(path)
      let refuse: () => void = () => undefined
      provider.respond = () =>
        new Promise((_, reject) => {
          refuse = () => reject(new AccountError('auth/user-disabled'))
        })
      submit(button, input)
      const overlay = await screen.findByRole('dialog')
      expect(overlay.textContent).toContain('Arielle Organics')
      const form = within(getMain()).getByRole('form', { hidden: true })
      expect(form.getAttribute('aria-busy')).toBe('true')
      refuse()
      await findToast(logged ? 'Firebase: Error (auth/user-disabled).' : /^auth\/user-disabled$/)
      await screen.findByText(/This account has been closed/)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(form.getAttribute('aria-busy')).toBe('false')
      expect(readFields(...Object.keys(input))).toEqual(Object.values(input))
      expect(location.pathname).toBe(path)
    },
  )
})

describe('Recovery', () => {
  test('sends the e-mail, and says so on the login screen', async () => {
    const { provider } = await renderShop(paths.recover)
    submit('SUBMIT', { Email: ` ${ada.email} ` })
    await findToast('Password Reset Email Sent, Check Email....')
    await expectPath(paths.login)
    expect(provider.requests).toEqual([`reset ${ada.email}`])
  })

  test('warns without an e-mail, but still asks the provider', async () => {
    const { provider } = await renderShop(paths.recover)
    provider.respond = () => Promise.reject(new AccountError('auth/missing-email'))
    submit('SUBMIT')
    expect(await findToast('Enter a registered email')).toBe('error')
    expect(listInvalidFields()).toEqual(['email'])
    await findToast('auth/missing-email')
    expect(provider.requests).toEqual(['reset '])
    expect(location.pathname).toBe(paths.recover)
  })
})

describe('Change password', () => {
  test('refuses a wrong old password at its field, sets the new one, goes home and says so', async () => {
    expectConsoleMessages(/^auth\/wrong-password/)
    const { provider } = await renderShop(paths.change, { signedIn: ada })
    screen.getByText(`For the account ${ada.email}. You'll stay signed in on this device.`)
    expect(within(getMain()).queryByRole('link', { name: 'Sign In' })).toBeNull()
    submit('CHANGE PASSWORD', { ...newPassword, 'Old Password': 'not-this-one' })
    await findToast('Firebase: Error (auth/wrong-password).')
    await waitFor(() => expect(listInvalidFields()).toEqual(['oldPassword']))
    expect(describeField('Old Password')).toContain("That's not your current password.")
    expect(getFocusedFieldName()).toBe('oldPassword')
    submit('CHANGE PASSWORD', newPassword)
    await findToast('Password changed.')
    await expectPath('/')
    expect(provider.requests).toEqual(['change to second-pass-2', 'change to second-pass-2'])
  })

  test('offers a password by e-mail to an account without one', async () => {
    await renderShop(paths.change, { signedIn: ben })
    await screen.findByRole('heading', { name: 'Your account has no password' })
    const link = screen.getByRole('link', { name: 'Get a password by e-mail' })
    expect(link.getAttribute('href')).toBe(paths.recover)
  })
})
