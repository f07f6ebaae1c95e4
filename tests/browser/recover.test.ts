import { describe, expect, test } from 'vitest'
import { freshAccount, registeredAccount, resetLink } from '../freshAccount'
import { askedOf, enter, faultyFields, fillIn, hrefs, refused } from './account'
import { expectNoViolations } from './axe'
import { address, desktop, phone, useBrowser, said } from './browser'

const visit = useBrowser()

const recover = '/recover-password'

describe('2. Password recovery (/recover-password)', () => {
  test('an e-mail comes, its link sets a new password, and that one signs in', async () => {
    // The emulator's page, which the link leads to, has no icon.
    const page = await visit('/login-account', { expected: /status of 404/ })
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByRole('heading', { level: 1, name: 'Recover Password' }).waitFor()
    expect(address(page)).toBe(recover)
    const account = await registeredAccount()
    const asked = askedOf(page)
    await fillIn(page, { Email: ` ${account.email} ` }, 'SUBMIT')
    await said(page, 'Password Reset Email Sent, Check Email....')
    await expect.poll(() => address(page)).toBe('/login-account')
    expect(asked.map((request) => request.postDataJSON() as unknown)).toEqual([
      { requestType: 'PASSWORD_RESET', email: account.email, clientType: 'CLIENT_TYPE_WEB' },
    ])
    await page.goto(await resetLink(account, 'second-pass-2'))
    await page.goto('/login-account')
    await enter(page, { ...account, password: 'second-pass-2' })
    await said(page, 'Login Successful...')
  })

  test('links lead home and to the login screen', async () => {
    const page = await visit(recover)
    const links = page.getByRole('main').getByRole('link')
    await expect.poll(() => hrefs(links)).toEqual(['/', '/login-account'])
  })

  test('its e-mail is plain text', async () => {
    const page = await visit(recover)
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('text')
  })

  test.each([phone, desktop])('breaks no rule of WCAG 2.2 AA at $width px', async (screen) => {
    const page = await visit(recover, { screen, expected: refused })
    await page.getByLabel('Email').waitFor()
    await expectNoViolations(page)
    await fillIn(page, {}, 'SUBMIT')
    await said(page, 'auth/missing-email')
    await expectNoViolations(page)
  })
})

describe('5. Validation rules: recovery', () => {
  test("without an e-mail: 'Enter a registered email', and the provider is asked all the same", async () => {
    const page = await visit(recover, { expected: refused })
    const asked = askedOf(page)
    await fillIn(page, {}, 'SUBMIT')
    await said(page, 'Enter a registered email')
    await said(page, /^auth\/missing-email$/)
    expect(asked).toHaveLength(1)
    expect(await faultyFields(page)).toEqual(['email'])
    expect(address(page)).toBe(recover)
  })
})

describe('8. A recovery that fails', () => {
  test("says the provider's code alone, and the card what to do", async () => {
    const page = await visit(recover, { expected: /status of 400/ })
    const { email } = freshAccount()
    await fillIn(page, { Email: email }, 'SUBMIT')
    await said(page, /^auth\/user-not-found$/)
    await page.getByText('No account has this e-mail.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })

  test('offline says so and keeps what was typed', async () => {
    const page = await visit(recover, { expected: /ERR_INTERNET_DISCONNECTED|Failed to load/, fresh: true })
    await page.getByLabel('Email').waitFor()
    await page.context().setOffline(true)
    await fillIn(page, { Email: 'ada@arielle.test' }, 'SUBMIT')
    await said(page, /^(auth\/network-request-failed|app\/unreachable)$/)
    await page.getByText('Check that you are online, then try again.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@arielle.test')
  })
})
