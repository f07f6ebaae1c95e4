import type { Locator, Page, Request, Route } from 'playwright-core'
import type { FreshAccount } from '../freshAccount'

/** The provider's address, whatever is asked of it. */
export const provider = /\/identitytoolkit\b/

/** What the browser itself says of a request that the provider refuses, and what the specification has us say. */
export const refused = /status of 400|auth\//

/** The header's button of somebody who is signed in. */
export function accountButton(page: Page) {
  return page.getByRole('button', { name: 'Account', exact: true })
}

/** The header's link of a visitor. */
export function loginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login' })
}

/** Types into each field, by its label, then presses the button. */
export async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Signs in on the login screen. */
export async function enter(page: Page, { email, password }: FreshAccount): Promise<void> {
  await fillIn(page, { Email: email, Password: password }, 'ENTER')
}

/** Signs in on the login screen and waits until the header says so. */
export async function signInAt(page: Page, account: FreshAccount): Promise<void> {
  await page.goto('/login-account')
  await enter(page, account)
  await accountButton(page).waitFor()
}

/** Signs in through the header, without loading the page anew. */
export async function signInFromHeader(page: Page, account: FreshAccount): Promise<void> {
  await loginLink(page).click()
  await enter(page, account)
  await accountButton(page).waitFor()
}

/** Asks to sign out, through the header's menu. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/** Holds the next request to the provider back, as if it took long; answers what lets it go. */
export function holdProvider(page: Page): () => Promise<void> {
  const caught = new Promise<Route>((resolve) => {
    void page.route(provider, resolve, { times: 1 })
  })
  return async () => {
    await (await caught).continue()
  }
}

/** What is asked of the provider from now on. */
export function askedOf(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (provider.test(request.url()) && request.method() === 'POST') asked.push(request)
  })
  return asked
}

/** The names of the fields that are marked as faulty, in the order of the page. */
export function faultyFields(page: Page): Promise<string[]> {
  return page
    .locator('[aria-invalid="true"]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))
}

/** The name of the field that has the focus. */
export function focusedField(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}

/** Where these links lead. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
