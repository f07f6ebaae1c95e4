import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, phone, useBrowser } from './browser'

const visit = useBrowser()

const login = '/login-account'
const email = 'customer@arielle.test'
const password = 'customer-pass-1'
const provider = /\/identitytoolkit\b/
const refused = /status of 400|auth\//

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true })
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

async function enter(page: Page, typedEmail: string, typedPassword: string) {
  await page.getByLabel('Email').fill(typedEmail)
  await page.getByLabel('Password').fill(typedPassword)
  await page.getByRole('button', { name: 'ENTER' }).click()
}

async function signOut(page: Page) {
  await account(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await loginLink(page).waitFor()
}

/** Every address of the page's scripts so far. */
function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}

/** How much reactfire keeps of what it has observed, or -1 where it has not been loaded. */
function observed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
    return kept instanceof Map ? kept.size : -1
  })
}

describe('Login', () => {
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
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, typedEmail, typedPassword)
    await said(page, 'fill in all fields')
    expect(asked.filter((url) => provider.test(url))).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.matches(':invalid'))).toBe(true)
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

  test('an overlay with the brand covers the page while the provider is asked', async () => {
    const page = await visit(login, { screen: phone })
    const held = new Promise<Route>((resolve) => {
      void page.route(provider, resolve, { times: 1 })
    })
    await enter(page, email, password)
    const overlay = page.getByRole('status').filter({ hasText: 'Arielle Organics' })
    await overlay.waitFor()
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await (await held).continue()
    await said(page, 'Login Successful...')
    expect(await overlay.count()).toBe(0)
  })

  test('offline, the visitor reads that the provider could not be reached', async () => {
    const page = await visit(login, { expected: /ERR_INTERNET_DISCONNECTED|Failed to load|auth\/|app\// })
    await page.getByLabel('Email').waitFor()
    await page.context().setOffline(true)
    await enter(page, email, password)
    await page
      .getByRole('alert')
      .filter({ hasText: /network|online/ })
      .waitFor()
    expect(await page.getByLabel('Password').inputValue()).toBe(password)
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

describe('The session', () => {
  test('survives a reload; signing out ends it for good', async () => {
    const page = await visit(login)
    await enter(page, email, password)
    await account(page).waitFor()
    await page.reload()
    await account(page).waitFor()
    await signOut(page)
    await page.reload()
    await loginLink(page).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain(email)
  })

  test('signing out and in again, as somebody else, shows the other account at once and after a reload', async () => {
    const page = await visit(login)
    await enter(page, email, password)
    await account(page).waitFor()
    await expect.poll(() => observed(page)).toBe(1)
    await signOut(page)
    await expect.poll(() => observed(page)).toBe(0)
    await loginLink(page).click()
    await enter(page, 'staff@arielle.test', 'staff-pass-1')
    await account(page).click()
    await page.getByText('staff@arielle.test').waitFor()
    await page.reload()
    await account(page).click()
    await page.getByText('staff@arielle.test').waitFor()
    expect(await page.getByText(email).count()).toBe(0)
  })

  test('that ended elsewhere ends here: a store that remembers an account is not believed for long', async () => {
    const page = await visit('/about-us')
    await page.waitForFunction(() => localStorage.getItem('persist:root'))
    await page.evaluate(() => {
      const auth = { isLoggedIn: true, email: 'ghost@arielle.test', userName: '', userID: 'ghost' }
      localStorage.setItem('persist:root', JSON.stringify({ auth: JSON.stringify(auth) }))
    })
    await page.goto('/about-us')
    await loginLink(page).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:root'))).not.toContain('ghost')
  })

  test('a visitor who is not signed in downloads nothing of Firebase', async () => {
    const page = await visit('/arielle-store')
    await page.getByRole('button', { name: 'Add Shea Butter to order list' }).click()
    await page.goto('/confirm-list')
    await loginLink(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect((await scripts(page)).filter((url) => /auth-|SessionWatch|identitytoolkit/.test(url))).toEqual([])
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
