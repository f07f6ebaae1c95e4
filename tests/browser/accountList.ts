import type { Page, Response } from 'playwright-core'
import type { FreshAccount } from '../freshAccount'
import { signInFromHeader } from './account'
import { committed } from './sending'

/** The requests by which the site reads and writes an account's list. */
export const listAsked = /\/documents:(batchGet|commit|beginTransaction)\b/

/** The entries that the account's list holds in Firestore, sorted; nothing where there is no list. */
export async function entriesInAccount(uid: string): Promise<string[]> {
  const answer = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1/projects/demo-arielle/databases/(default)/documents/orderLists/${uid}`,
    { headers: { Authorization: 'Bearer owner' } },
  )
  if (!answer.ok) return []
  const { fields } = (await answer.json()) as {
    fields: { items: { arrayValue: { values?: { stringValue: string }[] } } }
  }
  return (fields.items.arrayValue.values ?? []).map(({ stringValue }) => stringValue).sort()
}

/** Does something upon which this page's list and the account's meet, and waits until they have. */
export async function untilMet(page: Page, act: () => Promise<unknown>): Promise<void> {
  const [met] = await Promise.all([page.waitForResponse(endsMeeting), act()])
  await met.finished()
}

// A meeting that changes nothing ends with a commit, too.
function endsMeeting(answer: Response): boolean {
  return committed.test(answer.url()) && answer.request().method() === 'POST'
}

/** Signs in from the store and comes back to it, without loading the page anew. */
export async function signInAtStore(page: Page, account: FreshAccount): Promise<Page> {
  await untilMet(page, () => signInFromHeader(page, account))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  return page
}
