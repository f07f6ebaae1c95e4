import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { continueDeletions } from '../../../functions/forgetting/continueDeletions'
import { deleteAccount } from '../../../functions/forgetting/deleteAccount'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { sizeForRun } from '../../sizeForRun'
import { readSentItem } from '../../../functions/sent-items/readSentItem'
import { failAfterCommits } from './failingWrites'
import { listRemains, readAllAsText, remainCount, senderTexts, storeItem } from './forgettableItems'
import { createTestProject } from './testServices'

const now = Date.parse('2026-03-08T12:00:00Z')
const inAnHour = new Date(now + 3_600_000)
const minute = 60

const request = { kind: 'requests', id: 'ADAREQAAAAAAAAAAAAAA' } as const
const enquiry = { kind: 'enquiries', id: 'ADAENQAAAAAAAAAAAAAA' } as const
const items: readonly SentItemKey[] = [request, enquiry]

test('a deleted account leaves its sent items without name, addresses, texts, notes, deliveries and links', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  expect(await ask(firestore, auth)).toEqual({ status: 200, body: { isComplete: true } })
  await expect(auth.getUser('ada')).rejects.toThrow(/no user record/i)
  const text = await readAllAsText(firestore)
  for (const senderText of senderTexts) expect(text).not.toContain(senderText)
  for (const item of items) expect(await listRemains(firestore, item)).toEqual([])
  for (const path of [
    ...['orderLists/ada', 'limits/ada', 'pushDevices/one'],
    ...['digests/ada', 'functionStates/digest-ada'],
  ])
    expect((await firestore.doc(path).get()).exists).toBe(false)
})

test('what the figures count stays: times, status, products, staff and channel, and the entries themselves', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  const before = await readSentItem(firestore, request)
  await ask(firestore, auth)
  const after = await readSentItem(firestore, request)
  expect(after).toEqual({
    ...before,
    senderUid: '',
    sender: { name: 'Name deleted', phone: '', whatsapp: '', email: '', numbers: {} },
    text: 'The sender had this text deleted.',
    answer: { uid: 'bisi', name: 'Bisi', channel: 'email' },
  })
  expect((await firestore.doc(`requests/${request.id}`).get()).get('answeredAt')).toBeInstanceOf(Timestamp)
  expect((await firestore.doc(`figureEntries/requests-${request.id}`).get()).exists).toBe(true)
})

test('an account may ask ten times an hour, and is not turned away if that cannot be counted', async () => {
  const { firestore, auth } = createTestProject()
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await ask(firestore, auth)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const runTransaction = () => Promise.reject(new Error('down'))
  expect((await ask(Object.assign(firestore, { runTransaction }), auth)).status).toBe(200)
})

test('what others own stays', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  const others = { kind: 'requests', id: 'BENREQAAAAAAAAAAAAAA' } as const
  await storeItem(firestore, { ...others, uid: 'ben' })
  await firestore.doc('orderLists/ben').set({ items: ['1:2'] })
  await firestore.doc('pushDevices/other').set({ uid: 'ben' })
  await ask(firestore, auth)
  expect((await readSentItem(firestore, others))?.senderUid).toBe('ben')
  expect(await listRemains(firestore, others)).toHaveLength(remainCount)
  expect((await firestore.doc('orderLists/ben').get()).exists).toBe(true)
  expect((await firestore.doc('pushDevices/other').get()).exists).toBe(true)
})

test.each([
  ['signed in 5 minutes ago', 5 * minute, { status: 200, body: { isComplete: true } }],
  ['signed in longer ago', 5 * minute + 1, { status: 403, body: { reason: 'recentSignIn' } }],
])('a registered account that %s', async (_, secondsAgo, answer) => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  expect(await ask(firestore, auth, { secondsAgo })).toEqual(answer)
})

test('a guest needs no new sign-in', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth, {})
  expect((await ask(firestore, auth, { secondsAgo: 86_400 })).status).toBe(200)
  expect((await readSentItem(firestore, request))?.sender.name).toBe('Name deleted')
})

test('a guest who has registered since the token was made needs a new sign-in', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  const token = { secondsAgo: 86_400, provider: 'anonymous' }
  expect(await ask(firestore, auth, token)).toEqual({ status: 403, body: { reason: 'recentSignIn' } })
})

test('an account of staff is refused, also if the token does not know yet, and nobody without an account may ask', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  await auth.setCustomUserClaims('ada', { staff: true })
  const before = await readAllAsText(firestore)
  expect(await ask(firestore, auth)).toEqual({ status: 403, body: { reason: 'staff' } })
  const answer = await deleteAccount({ firestore, auth }, { body: {}, account: null, now })
  expect(answer).toEqual({ status: 401, body: { reason: 'signIn' } })
  expect(await readAllAsText(firestore)).toBe(before)
})

test('wherever a deletion is stopped, an item is whole or names nobody, and the next run completes it', async () => {
  let wasStopped = true
  for (let commits = 0; wasStopped; commits += sizeForRun(8, 1)) {
    const { firestore, auth } = createTestProject()
    await storeAccount(firestore, auth)
    const endFailing = failAfterCommits(firestore, commits)
    const { status } = await ask(firestore, auth).catch(() => ({ status: 500 }))
    wasStopped = endFailing()
    expect(status).toBe(getExpectedStatus(commits, wasStopped))
    for (const item of items) await expectWholeOrNameless(firestore, item)
    if (status === 500) continue
    expect((await continueDeletions(firestore, auth, inAnHour)).failedJobIds).toEqual([])
    await expectNothingLeft(firestore, auth)
  }
})

test('what the site writes with its last token goes an hour later', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  await ask(firestore, auth)
  await firestore.doc('orderLists/ada').set({ items: ['1:2'] })
  await storeItem(firestore, { ...request, id: 'LATEREQAAAAAAAAAAAAA' })
  expect(await continueDeletions(firestore, auth, new Date(now + 60_000))).toMatchObject({ completed: 0 })
  expect(await continueDeletions(firestore, auth, inAnHour)).toEqual({ completed: 1, failedJobIds: [] })
  await expectNothingLeft(firestore, auth)
})

test('an account that asks twice, because an answer was lost, is answered in the same way', async () => {
  const { firestore, auth } = createTestProject()
  await storeAccount(firestore, auth)
  await ask(firestore, auth)
  await firestore.doc('orderLists/ada').set({ items: ['1:2'] })
  const repeated = await deleteAccount(
    { firestore, auth },
    { body: {}, account: null, deletedUid: 'ada', now },
  )
  expect(repeated).toEqual({ status: 200, body: { isComplete: true } })
  expect((await firestore.doc('orderLists/ada').get()).exists).toBe(false)
})

// Without a journal there is no deletion: the second commit writes it, after the one that counts the request.
function getExpectedStatus(commits: number, wasStopped: boolean): number {
  if (commits < 2) return 500
  return wasStopped ? 202 : 200
}

async function storeAccount(
  firestore: Firestore,
  auth: Auth,
  credentials: object = { email: 'ada@arielle.test', password: 'first-pass-1' },
): Promise<void> {
  await auth.deleteUser('ada').catch(() => undefined)
  await auth.createUser({ uid: 'ada', ...credentials })
  for (const item of items) await storeItem(firestore, item)
  await firestore.doc('orderLists/ada').set({ items: ['1:2'] })
  await firestore.doc('limits/ada').set({ paidFor: `requests/${request.id}` })
  await firestore.doc('digests/ada').set({ channel: 'email' })
  await firestore.doc('functionStates/digest-ada').set({ day: '2026-03-08' })
  await firestore.doc('pushDevices/one').set({ uid: 'ada', endpoint: 'https://push.arielle.test/1' })
}

function ask(firestore: Firestore, auth: Auth, { secondsAgo = 0, provider = 'password' } = {}) {
  const account = {
    uid: 'ada',
    auth_time: now / 1000 - secondsAgo,
    firebase: { sign_in_provider: provider, identities: {} },
  } as unknown as DecodedIdToken
  return deleteAccount({ firestore, auth }, { body: {}, account, now })
}

async function expectWholeOrNameless(firestore: Firestore, key: SentItemKey): Promise<void> {
  const item = await readSentItem(firestore, key)
  const remains = await listRemains(firestore, key)
  const job = await firestore.doc(`deletions/${key.kind}-${key.id}`).get()
  if (item?.senderUid === 'ada') expect([item.sender.name, remains.length]).toEqual(['Ada Obi', remainCount])
  else if (remains.length > 0) expect(job.exists).toBe(true)
}

async function expectNothingLeft(firestore: Firestore, auth: Auth): Promise<void> {
  const text = await readAllAsText(firestore)
  for (const senderText of [...senderTexts, '"ada"']) expect(text).not.toContain(senderText)
  expect((await firestore.collection('deletions').get()).size).toBe(0)
  expect((await auth.listUsers()).users).toEqual([])
}
