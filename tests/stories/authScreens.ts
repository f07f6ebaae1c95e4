import type { Locator, Page } from 'playwright-core'
import type { TestAccount } from '../testAccount'

/** Matches the two console errors of a failed sign-in: Chromium's, and the one that the specification requires. */
export const authErrorPattern = /status of 400|auth\//

/** The account button in the header, which only a signed-in visitor sees. */
export function getAccountButton(page: Page) {
  return page.getByRole('button', { name: 'Account', exact: true })
}

/** The header shows this link to a visitor who is not signed in. */
export function getLoginLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Login' })
}

/** Fills in each field by its label, then presses the button. */
export async function fillAndSubmit(
  page: Page,
  fields: Record<string, string>,
  button: string,
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Submits the login screen. */
export async function submitLogin(page: Page, { email, password }: TestAccount): Promise<void> {
  await fillAndSubmit(page, { Email: email, Password: password }, 'ENTER')
}

/** Signs in through the header, without a page load. */
export async function signInViaHeaderLoginLink(page: Page, account: TestAccount): Promise<void> {
  await getLoginLink(page).click()
  await submitLogin(page, account)
  await getAccountButton(page).waitFor()
}

export async function signOut(page: Page): Promise<void> {
  await getAccountButton(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/** The bodies of all later requests to Firebase Authentication. */
export function recordAuthBodies(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (/\/identitytoolkit\b/.test(request.url()) && request.method() === 'POST')
      bodies.push(request.postDataJSON())
  })
  return bodies
}

export function getHrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
