import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { requestFirestoreEmulator } from '../sentDocuments'
import type { TestAccount } from '../testAccount'
import { demoStaffAccount, signIn, silenceArrivals } from './deskPage'
import { holdRequests } from './holdRequests'
import { firestoreCommitUrlPattern } from './sendingNetwork'
import { createSentDocument } from './sentRequests'
import type { setUpBrowser } from './setUpBrowser'

/** The claims of both members of staff, as Firestore stores them. */
export const claimOfSola = { uid: 'demo-staff', name: 'Sola Staff' }
export const claimOfEmeka = { uid: 'demo-staff-2', name: 'Emeka Staff' }

/**
 * What Chromium and Firestore log when two browsers, or a browser and a function, change a document at the same moment,
 * before one tries again. The rules refuse a commit too whose document has changed since the transaction read it.
 */
export const contentionErrorPattern =
  /status of 4\d\d|RPC 'Commit' .*(failed-precondition|aborted|permission-denied)/

/** What Chromium and Firestore log without a connection. */
export const offlineErrorPattern =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebChannel|RestConnection|Could not reach|cleardot/

/** Stores a request by a sender who sent nothing else, and returns its key. */
export async function createRequest(fields: Readonly<Record<string, unknown>> = {}, uid = randomUUID()) {
  return { kind: 'requests', id: await createSentDocument('requests', uid, fields) } as const
}

/** Stores an enquiry by a sender who sent nothing else, and returns its key. */
export async function createEnquiry(fields: Readonly<Record<string, unknown>> = {}, uid = randomUUID()) {
  return { kind: 'enquiries', id: await createSentDocument('enquiries', uid, fields) } as const
}

type OpenPage = ReturnType<typeof setUpBrowser>
type OpenItemOptions = Parameters<OpenPage>[1] & { account?: TestAccount }

/** Opens an item at the desk as a member of staff. */
export async function openItem(
  openPage: OpenPage,
  { kind, id }: SentItemKey,
  { account = demoStaffAccount, ...options }: OpenItemOptions = {},
): Promise<Page> {
  const page = await openPage(`/staff/${kind}/${id}`, { prepare: silenceArrivals, ...options })
  await signIn(page, account)
  await getItemTitle(page).waitFor()
  // The title is there while the item is fetched, too.
  await page.getByText('Loading the item').waitFor({ state: 'detached' })
  return page
}

export const getItemTitle = (page: Page) => page.locator('#item-title')

/** The open item. */
export const getItem = (page: Page) => page.getByRole('article').filter({ has: getItemTitle(page) })

/** Presses a button of the open item. */
export async function pressInItem(page: Page, name: string): Promise<void> {
  await getItem(page).getByRole('button', { name, exact: true }).click()
}

/** Claims the open item in each page, so that all claims reach Firestore at the same moment. */
export async function claimAtSameMoment(pages: readonly Page[]): Promise<void> {
  const releases = await Promise.all(pages.map((page) => holdRequests(page, firestoreCommitUrlPattern)))
  const presses = pages.map(async (page) => {
    const commitRequest = page.waitForRequest(firestoreCommitUrlPattern)
    await pressInItem(page, 'Claim')
    await commitRequest
  })
  await Promise.all(presses)
  for (const release of releases) release()
}

// Firestore retries the transaction that lost the race after a pause, and the emulator may be slow.
export const raceTimeoutMs = 60_000

/** Waits until the item's live region says who answers it. */
export async function waitForClaimer(page: Page, text: string): Promise<void> {
  await getItem(page).getByRole('status').filter({ hasText: text }).waitFor({ timeout: raceTimeoutMs })
}

/** Waits until a stored document contains a text. */
export async function expectStored({ kind, id }: SentItemKey, text: string): Promise<void> {
  const read = async () => JSON.stringify(await requestFirestoreEmulator('GET', `/${kind}/${id}`))
  await expect.poll(read).toContain(text)
}
