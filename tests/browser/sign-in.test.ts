import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  accountButton as account,
  askedOf,
  enter as enterAs,
  faultyFields,
  focusedField,
  hrefs,
  loginLink,
  refused,
} from './account'
import { address, useBrowser, said } from './browser'

const visit = useBrowser()

const login = '/login-account'
const email = 'customer@arielle.test'
const password = 'customer-pass-1'

const enter = (page: Page, typedEmail: string, typedPassword: string) =>
  enterAs(page, { email: typedEmail, password: typedPassword })

describe('2. Login (/login-account)', () => {
  test("the header's Login leads there; ENTER signs in, says so and goes home", async () => {
    const page = await visit('/about-us')
    await loginLink(page).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    expect(address(page)).toBe(login)
    await enter(page, ` ${email} `, password)
    await said(page, 'Login Successful...')
    await expect.poll(() => address(page)).toBe('/')
    await account(page).click()
    await page.getByText(email).waitFor()
  })

  test.each([
    ['both', '', ''],
    ['the e-mail', '', password],
    ['the password', email, ''],
  ])("without %s: 'fill in all fields', and nothing is asked", async (_, typedEmail, typedPassword) => {
    const page = await visit(login)
    const asked = askedOf(page)
    await enter(page, typedEmail, typedPassword)
    await said(page, 'fill in all fields')
    expect(asked).toEqual([])
    expect(await focusedField(page)).toBe((await faultyFields(page))[0])
  })

  test("a wrong password shows the provider's words, logs its code and keeps what was typed", async () => {
    const page = await visit(login, { expected: refused })
    const logged = page.waitForEvent('console', (message) => message.text().includes('auth/wrong-password'))
    await enter(page, email, 'customer-pass-2')
    await said(page, 'The password is invalid')
    expect((await logged).text()).toMatch(/^auth\/wrong-password Firebase: The password is invalid/)
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(address(page)).toBe(login)
  })

  test('offline, the visitor reads that the provider could not be reached', async () => {
    const page = await visit(login, {
      expected: /ERR_INTERNET_DISCONNECTED|Failed to load|preload|auth\/|app\//,
      fresh: true,
    })
    await page.getByLabel('Email').waitFor()
    await page.context().setOffline(true)
    await enter(page, email, password)
    await page
      .getByRole('alert')
      .filter({ hasText: /network|online/ })
      .waitFor()
    expect(await page.getByLabel('Password').inputValue()).toBe(password)
  })

  test('its links lead to the recovery and to the registration', async () => {
    const page = await visit(login)
    const links = page.getByRole('main').getByRole('link')
    await expect.poll(() => hrefs(links)).toEqual(['/recover-password', '/register-account'])
    await expect.poll(() => links.allInnerTexts()).toEqual(['Forgot Password', 'Register New Account'])
  })

  test('its e-mail is plain text, with nothing for the browser to check', async () => {
    const page = await visit(login)
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('text')
    expect(await page.locator('form').getAttribute('novalidate')).not.toBeNull()
  })

  test('by the keyboard alone', async () => {
    const page = await visit(login)
    await page.getByLabel('Email').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await said(page, 'Login Successful...')
    await expect.poll(() => address(page)).toBe('/')
  })

  test('whoever is signed in is told so there', async () => {
    const page = await visit(login)
    await enter(page, email, password)
    await account(page).waitFor()
    await page.goto(login)
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await page.getByLabel('Email').waitFor()
    await loginLink(page).waitFor()
    expect(address(page)).toBe(login)
  })
})

describe('The account menu', () => {
  test('closes by Escape, by a press beside it and by choosing a page', async () => {
    const page = await visit(login)
    await enter(page, email, password)
    const out = page.getByRole('button', { name: 'Sign Out' })
    await account(page).click()
    await page.keyboard.press('Escape')
    await out.waitFor({ state: 'hidden' })
    expect(await account(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await account(page).click()
    await page.getByRole('main').click({ position: { x: 5, y: 300 } })
    await out.waitFor({ state: 'hidden' })
    await account(page).click()
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await out.waitFor({ state: 'hidden' })
  })
})
