import type { Locator, Page, Request } from 'playwright-core'
import type { TestAccount } from '../testAccount'

/** Matches the URLs of all requests to Firebase Authentication. */
export const identityToolkitUrlPattern = /\/identitytoolkit\b/

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

/** Records all later requests to Firebase Authentication. */
export function recordAuthRequests(page: Page): Request[] {
  const authRequests: Request[] = []
  page.on('request', (request) => {
    if (identityToolkitUrlPattern.test(request.url()) && request.method() === 'POST')
      authRequests.push(request)
  })
  return authRequests
}

/** The names of the fields with an error, in the order of the page. */
export function getInvalidFields(page: Page): Promise<string[]> {
  return page
    .locator('[aria-invalid="true"]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))
}

export function getFocusedFieldName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}

export function getHrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
