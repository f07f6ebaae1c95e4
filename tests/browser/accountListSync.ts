import type { Page, Response } from 'playwright-core'
import { demoProjectId } from '../../web/domain/firebase/localProject'
import type { TestAccount } from '../testAccount'
import { signInViaHeaderLoginLink } from './authScreens'
import { firestoreCommitUrlPattern } from './sendingNetwork'

/** The requests that read and write an account's list. */
export const orderListSyncUrlPattern = /\/documents:(batchGet|commit|beginTransaction)\b/

/** The entries of the account's list in Firestore, sorted; empty where there is no list. */
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

/** Runs an action that synchronizes this page's list with the account's, and waits for the end of it. */
export async function waitForListSync(page: Page, act: () => Promise<unknown>): Promise<void> {
  const [syncResponse] = await Promise.all([page.waitForResponse(isSyncCommit), act()])
  await syncResponse.finished()
}

// A synchronization without changes ends with a commit, too.
function isSyncCommit(answer: Response): boolean {
  return firestoreCommitUrlPattern.test(answer.url()) && answer.request().method() === 'POST'
}

/** Signs in from the store page and returns to it, without a page load. */
export async function signInAndReturnToStore(page: Page, account: TestAccount): Promise<Page> {
  await waitForListSync(page, () => signInViaHeaderLoginLink(page, account))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  return page
}
