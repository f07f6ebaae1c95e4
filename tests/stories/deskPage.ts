import type { Page } from 'playwright-core'
import { demoAccounts } from '../../seed/demoAccounts'
import type { TestAccount } from '../testAccount'
import { alertSettingsKey } from '../../web/data/desk/alertSettings'
import { fillAndSubmit } from './authScreens'

/** The demo accounts; no test changes them. */
export const demoStaffAccount = findDemoAccount('demo-staff')
export const secondStaffUid = 'demo-staff-2'
export const secondStaffAccount = findDemoAccount(secondStaffUid)
export const demoCustomerAccount = findDemoAccount('demo-customer')

/** The demo account with this uid. */
function findDemoAccount(uid: string): TestAccount {
  const account = demoAccounts.find((demoAccount) => demoAccount.uid === uid)
  if (!account) throw new Error(`there is no demo account ${uid}`)
  return account
}

export const getSignInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Staff Sign-In' })

export const getInboxHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Inbox' })

export const getNoAccessHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This is the staff desk' })

/** The row of an item, in the list or among the search results. */
export const getRow = (page: Page, id: string) => page.locator(`[data-inbox-row="${id}"]:visible`)

/** The ids of all rows, in the order of the list. */
export const listRowIds = (page: Page) =>
  page
    .locator('[data-inbox-row]:visible')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-inbox-row') ?? ''))

/** Switches off the line about new items in a page that is not open yet: other tests send items meanwhile. */
export function silenceArrivals(page: Page): Promise<unknown> {
  return page.addInitScript((key) => localStorage.setItem(key, '{"line":false}'), alertSettingsKey)
}

export function signIn(page: Page, { email, password }: TestAccount): Promise<void> {
  return fillAndSubmit(page, { Email: email, Password: password }, 'Sign In')
}

/** Signs in as staff and waits for the inbox. */
export async function openInbox(page: Page, account: TestAccount = demoStaffAccount): Promise<void> {
  await signIn(page, account)
  await getInboxHeading(page).waitFor()
}

/** Waits until the list shows what the server has. */
export async function waitForLiveList(page: Page): Promise<void> {
  await page.getByRole('status').getByText('Live', { exact: true }).waitFor()
  await page.getByText('Loading…').waitFor({ state: 'detached' })
}

/** Signs out of the desk and waits for the sign-in form. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await getSignInHeading(page).waitFor()
}
