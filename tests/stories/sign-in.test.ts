import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  fillAndSubmit,
  getAccountButton,
  getFocusedFieldName,
  getHrefs,
  getInvalidFields,
  getLoginLink,
  recordAuthRequests,
} from './authScreens'
import { getPathAndQuery, setUpBrowser, waitForAlert, waitForErrorToast } from './setUpBrowser'

const visit = setUpBrowser()

const loginPath = '/login-account'
const email = 'customer@arielle.test'
const password = 'customer-pass-1'

describe('Login (/login-account)', () => {
  test('signs in by keyboard alone, goes home, and tells a signed-in visitor so', async () => {
    const page = await visit('/about-us')
    await getLoginLink(page).click()
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    expect(getPathAndQuery(page)).toBe(loginPath)
    await expectPlainTextFieldAndLinks(page)
    await page.getByLabel('Email').focus()
    await page.keyboard.type(` ${email} `)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await waitForAlert(page, 'Login Successful...')
    await expect.poll(() => getPathAndQuery(page)).toBe('/')
    await expectMenuOpensAndCloses(page)

    await page.goto(loginPath)
    await page.getByRole('heading', { name: "You're already signed in" }).waitFor()
    await page.getByRole('button', { name: 'Use another account' }).click()
    await page.getByLabel('Email').waitFor()
    await getLoginLink(page).waitFor()
    expect(getPathAndQuery(page)).toBe(loginPath)
  })

  test('asks the provider only with both fields filled, and shows and logs its refusal', async () => {
    const page = await visit(loginPath, {
      expected: /status of 400|auth\/|app\/|ERR_INTERNET_DISCONNECTED|Failed to load|preload/,
      fresh: true,
    })
    const authRequests = recordAuthRequests(page)
    for (const [Email, Password, invalidFields] of [
      ['', '', ['email', 'password']],
      ['', password, ['email']],
      [email, '', ['password']],
    ] as const) {
      await fillAndSubmit(page, { Email, Password }, 'ENTER')
      await waitForErrorToast(page, 'fill in all fields')
      await expect.poll(() => getInvalidFields(page)).toEqual(invalidFields)
      await expect.poll(() => getFocusedFieldName(page)).toBe(invalidFields[0])
    }
    expect(authRequests).toEqual([])

    const loggedError = page.waitForEvent('console', (message) =>
      message.text().includes('auth/wrong-password'),
    )
    await fillAndSubmit(page, { Email: email, Password: 'customer-pass-2' }, 'ENTER')
    await waitForAlert(page, 'The password is invalid')
    expect((await loggedError).text()).toMatch(/^auth\/wrong-password Firebase: The password is invalid/)
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(getPathAndQuery(page)).toBe(loginPath)

    await page.context().setOffline(true)
    await fillAndSubmit(page, { Password: password }, 'ENTER')
    await waitForAlert(page, /network|online/)
    expect(await page.getByLabel('Password').inputValue()).toBe(password)
  })
})

async function expectPlainTextFieldAndLinks(page: Page) {
  expect(await page.getByLabel('Email').getAttribute('type')).toBe('text')
  expect(await page.locator('form').getAttribute('novalidate')).not.toBeNull()
  const links = page.getByRole('main').getByRole('link')
  expect(await getHrefs(links)).toEqual(['/recover-password', '/register-account'])
  expect(await links.allInnerTexts()).toEqual(['Forgot Password', 'Register New Account'])
}

/** Expects the account menu to close on Escape, on a press outside it and when a page is chosen. */
async function expectMenuOpensAndCloses(page: Page) {
  const signOutButton = page.getByRole('button', { name: 'Sign Out' })
  await getAccountButton(page).click()
  await page.getByText(email).waitFor()
  await page.keyboard.press('Escape')
  await signOutButton.waitFor({ state: 'hidden' })
  expect(await getAccountButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await getAccountButton(page).click()
  await page.getByRole('main').click({ position: { x: 5, y: 300 } })
  await signOutButton.waitFor({ state: 'hidden' })
  await getAccountButton(page).click()
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await signOutButton.waitFor({ state: 'hidden' })
}
