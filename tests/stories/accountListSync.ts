import type { Page, Response } from 'playwright-core'
import { demoProjectId } from '../../domain/firebase/localProject'
import type { TestAccount } from '../testAccount'
import { signInViaHeaderLoginLink } from './authScreens'
import { firestoreCommitUrlPattern } from './sendingNetwork'

/** Matches the URLs of Firestore requests that read or write an account's order list. */
export const orderListSyncUrlPattern = /\/documents:(batchGet|commit|beginTransaction)\b/

/** Reads the entries of an account's order list from Firestore, sorted. Returns [] if there is no list. */
export async function getStoredListEntries(uid: string): Promise<string[]> {
  const answer = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/projects/${demoProjectId}/databases/(default)/documents/orderLists/${uid}`,
    { headers: { Authorization: 'Bearer owner' } },
  )
  if (!answer.ok) return []
  const { fields } = (await answer.json()) as {
    fields: { items: { arrayValue: { values?: { stringValue: string }[] } } }
  }
  return (fields.items.arrayValue.values ?? []).map(({ stringValue }) => stringValue).sort()
}

/** Runs an action that syncs the page's order list with the account's order list, and waits until the sync ends. */
export async function waitForListSync(page: Page, act: () => Promise<unknown>): Promise<void> {
  const [syncResponse] = await Promise.all([page.waitForResponse(isSyncCommit), act()])
  await syncResponse.finished()
}

// Every sync of an order list ends with a Firestore commit request, even without changes.
function isSyncCommit(answer: Response): boolean {
  return firestoreCommitUrlPattern.test(answer.url()) && answer.request().method() === 'POST'
}

/** Signs in from the store page and returns to it, without a page load. */
export async function signInAndReturnToStore(page: Page, account: TestAccount): Promise<Page> {
  await waitForListSync(page, () => signInViaHeaderLoginLink(page, account))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  return page
}
