import type { Page } from 'playwright-core'
import { requestFirestoreEmulator } from '../sentDocuments'
import type { TestAccount } from '../testAccount'
import { signInViaHeaderLoginLink } from './authScreens'

/** Matches the URLs of Firestore requests that read or write an account's order list. */
export const orderListSyncUrlPattern = /\/documents:(batchGet|commit|beginTransaction)\b/

/** Reads the entries of an account's order list from Firestore, sorted. Returns [] if there is no list. */
export async function getStoredListEntries(uid: string): Promise<string[]> {
  const document = await requestFirestoreEmulator('GET', `/orderLists/${uid}`).catch(() => undefined)
  if (document === undefined) return []
  const { fields } = document as {
    fields: { items: { arrayValue: { values?: { stringValue: string }[] } } }
  }
  return (fields.items.arrayValue.values ?? []).map(({ stringValue }) => stringValue).sort()
}

/** Signs in from the store page and returns to it, without a page load. */
export async function signInAndReturnToStore(page: Page, account: TestAccount): Promise<Page> {
  await signInViaHeaderLoginLink(page, account)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  return page
}
