import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectConsoleMessages } from '../consoleMessages'
import { findLoginLink, follow, newAccount, openMenu, paths, submit, submitLogin } from './accountForms'
import { press } from './formFields'
import { AccountError, ada, ben } from './memorySession'
import { expectPath, findToast } from './openShop'
import { renderShop } from './renderShop'

const googleButtons = { [paths.login]: 'Sign in with Google', [paths.register]: 'Sign up with Google' }

describe('Login', () => {
  test('signs in with the e-mail without its spaces, goes home and says so', async () => {
    const { provider } = await renderShop(paths.login)
    submit('ENTER', { Email: ` ${ada.email} `, Password: ada.password })
    await findToast('Login Successful...')
    await expectPath('/')
    expect(provider.requests).toEqual([`sign in ${ada.email}`])
  })

  test('tells a signed-in visitor so, and offers to use another account', async () => {
    await renderShop(paths.login, { signedIn: ada })
    screen.getByRole('heading', { name: "You're already signed in" })
    screen.getByText(`This browser is signed in as ${ada.email}.`)
    expect(screen.getByRole('link', { name: 'Visit Products' }).getAttribute('href')).toBe('/arielle-store')
    fireEvent.click(screen.getByRole('button', { name: 'Use another account' }))
    await screen.findByLabelText(/^Email/)
    expect(location.pathname).toBe(paths.login)
  })
})

describe('Registration', () => {
  test('signs the new account in, and says so on the login screen', async () => {
    const { provider } = await renderShop(paths.register)
    submit('ENTER', newAccount)
    await findToast('Registration Successful...')
    await screen.findByText(`This browser is signed in as ${newAccount.Email}.`)
    expect(location.pathname).toBe(paths.login)
    expect(provider.requests).toEqual([`register ${newAccount.Email}`])
  })

  test('says what a refused password lacks', async () => {
    expectConsoleMessages(/^auth\/password/)
    const { provider } = await renderShop(paths.register)
    const advice = 'It needs at least 8 characters, a number.'
    provider.respond = () =>
      Promise.reject(new AccountError('auth/password-does-not-meet-requirements', advice))
    submit('ENTER', newAccount)
    await screen.findByText(`This password isn't strong enough. Choose another one. ${advice}`)
  })
})

describe("Google's window", () => {
  test.each([
    [paths.login, 'signs in a known person', [ben], 'Login Successful...', '/'],
    [paths.register, 'signs in a known person', [ben], 'Login Successful...', '/'],
    [paths.register, 'registers a new person', [], 'Registration Successful...', paths.login],
  ] as const)('opened from %s %s', async (screenPath, _, accounts, message, path) => {
    const { provider } = await renderShop(screenPath, { accounts })
    provider.google = ben
    press(googleButtons[screenPath] ?? '')
    await findToast(message)
    await expectPath(path)
  })

  test("that fails shows its code and 'please try again', and what to do", async () => {
    const { provider } = await renderShop(paths.login)
    for (const [code, explanation] of [
      ['auth/popup-closed-by-user', /^Google's window was closed before you finished\./],
      ['auth/popup-blocked', /^Your browser blocked Google's window\. Press the button again/],
      ['auth/internal-error', /^That didn't work\./],
    ] as const) {
      provider.respond = () => Promise.reject(new AccountError(code))
      press('Sign in with Google')
      await findToast(`${code} please try again`)
      await screen.findByText(explanation)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    expect(location.pathname).toBe(paths.login)
  })

  test('can be left for e-mail: its failure then shows nothing', async () => {
    const { provider } = await renderShop(paths.login)
    let fail: () => void = () => undefined
    provider.respond = () =>
      new Promise((_, reject) => {
        fail = () => reject(new AccountError('auth/popup-closed-by-user'))
      })
    press('Sign in with Google')
    expect((await screen.findByRole('dialog')).textContent).toContain("Continue in Google's window")
    press('Use e-mail instead')
    fail()
    provider.respond = () => Promise.resolve()
    submitLogin(ada)
    await findToast('Login Successful...')
    expect(screen.queryByText(/please try again/)).toBeNull()
  })

  test.each(Object.entries(googleButtons))(
    'is not offered by %s in the browser of another app, which says why',
    async (path, button) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
        'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 334.0',
      )
      await renderShop(path)
      screen.getByText(/^Google doesn't allow signing in inside another app\./)
      screen.getByLabelText(/^Email/)
      expect(screen.queryByRole('button', { name: button })).toBeNull()
    },
  )
})

describe('Signing in', () => {
  test('returns to the screen that asked for it, after registering', async () => {
    await renderShop(paths.change)
    await follow('Sign In', 'Login')
    await follow('Register New Account', 'Register')
    submit('ENTER', newAccount)
    fireEvent.click(await screen.findByRole('link', { name: 'Continue where you left off' }))
    await expectPath(paths.change)
  })

  test('returns to the screen that asked for it, after other account screens and a reload', async () => {
    const { reopen } = await renderShop(paths.change)
    await follow('Sign In', 'Login')
    await follow('Forgot Password', 'Recover Password')
    await follow('Login', 'Login')
    await reopen(paths.login)
    submitLogin(ada)
    await findToast('Login Successful...')
    await expectPath(paths.change)
    await screen.findByText(/^For the account ada@arielle\.test\./)
  })

  test('goes home for a visitor who left the login screen and signs in from the header later', async () => {
    const { reopen } = await renderShop(paths.change)
    await follow('Sign In', 'Login')
    await reopen('/about-us')
    fireEvent.click(await findLoginLink())
    await screen.findByRole('heading', { level: 1, name: 'Login' })
    submitLogin(ada)
    await findToast('Login Successful...')
    await expectPath('/')
  })
})

describe('The account menu', () => {
  test('names the account, and closes on Escape, on a press outside it and when a page is chosen', async () => {
    await renderShop('/about-us', { signedIn: ada })
    await openMenu()
    screen.getByText(ada.email)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }))
    await openMenu()
    fireEvent.pointerDown(screen.getByRole('main'))
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
    await openMenu()
    fireEvent.click(screen.getByRole('link', { name: 'Change Password' }))
    await screen.findByRole('heading', { level: 1, name: 'Change Password' })
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  })
})
