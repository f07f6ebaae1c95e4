import type { Firestore } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { continueDeletions } from '../../../functions/forgetting/continueDeletions'
import {
  forgetExpiredItems,
  forgetSendTimes,
  forgetStaffLog,
} from '../../../functions/forgetting/forgetExpiredItems'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { sizeForRun } from '../../sizeForRun'
import { failAfterCommits } from './failingWrites'
import { listRemains, readAllAsText, remainCount, storeItem } from './forgettableItems'
import { createTestProject } from './testServices'

const now = new Date('2026-03-08T12:00:00Z')
const justExpired = new Date('2024-09-08T12:00:00Z')
const notExpired = new Date('2024-09-08T12:00:01Z')
const limit = { maxItems: 1000 }

const request = { kind: 'requests', id: 'OLDREQAAAAAAAAAAAAAA' } as const
const enquiry = { kind: 'enquiries', id: 'OLDENQAAAAAAAAAAAAAA' } as const

test('18 months after closing, an item is deleted with its notes, replies, deliveries, links, its entry in the figures and the note about its customer', async () => {
  const { firestore } = createTestProject()
  for (const item of [request, enquiry]) await storeItem(firestore, { ...item, updatedAt: justExpired })
  await firestore.doc('days/2024-01-01').set({ received: 2 })
  expect(await forgetExpiredItems(firestore, now, limit)).toBe(2)
  expect(await readAllAsText(firestore)).toBe(JSON.stringify([['days/2024-01-01', { received: 2 }]]))
})

test('a note about a customer stays while anything of theirs is there', async () => {
  const { firestore } = createTestProject()
  await storeItem(firestore, { ...request, updatedAt: justExpired })
  await storeItem(firestore, { ...enquiry, updatedAt: notExpired })
  await forgetExpiredItems(firestore, now, limit)
  expect((await firestore.collection('customers').get()).size).toBe(2)
  await forgetExpiredItems(firestore, new Date('2026-03-09T12:00:00Z'), limit)
  expect((await firestore.collection('customers').get()).empty).toBe(true)
})

test('an item that is open, or was closed later, stays whole', async () => {
  const { firestore } = createTestProject()
  const kept = ['new', 'answered', 'closed'] as const
  for (const status of kept) {
    const updatedAt = status === 'closed' ? notExpired : new Date('2020-01-01')
    await storeItem(firestore, { kind: 'requests', id: `KEPT-${status}`, status, updatedAt })
  }
  const before = await readAllAsText(firestore)
  expect(await forgetExpiredItems(firestore, now, limit)).toBe(0)
  expect(await readAllAsText(firestore)).toBe(before)
})

test('one run deletes a bounded number of items of each kind, the oldest first, and the next run goes on', async () => {
  const { firestore } = createTestProject()
  for (let day = 1; day <= 5; day++) {
    const updatedAt = new Date(Date.UTC(2024, 0, day))
    await storeItem(firestore, { kind: 'requests', id: `DAY${day}`, updatedAt })
  }
  expect(await forgetExpiredItems(firestore, now, { maxItems: 2 })).toBe(2)
  expect((await firestore.collection('requests').get()).docs.map(({ id }) => id)).toEqual([
    'DAY3',
    'DAY4',
    'DAY5',
  ])
  expect(await forgetExpiredItems(firestore, now, limit)).toBe(3)
})

test('an item with more than a page of notes leaves none', async () => {
  const { firestore } = createTestProject()
  await storeItem(firestore, request)
  const batch = firestore.batch()
  for (let note = 0; note < 230; note++)
    batch.set(firestore.doc(`requests/${request.id}/notes/note${note}`), { text: 'Called' })
  await batch.commit()
  await forgetExpiredItems(firestore, now, limit)
  expect(await listRemains(firestore, request)).toEqual([])
})

test('wherever a run is stopped, an item is whole or gone, and the next run deletes the rest', async () => {
  const { firestore, auth } = createTestProject()
  let wasStopped = true
  for (let commits = 0; wasStopped; commits += sizeForRun(8, 1)) {
    for (const item of [request, enquiry]) await storeItem(firestore, item)
    const endFailing = failAfterCommits(firestore, commits)
    await forgetExpiredItems(firestore, now, limit).catch(() => 0)
    wasStopped = endFailing()
    for (const item of [request, enquiry]) await expectWholeOrGone(firestore, item)
    await forgetExpiredItems(firestore, now, limit)
    expect((await continueDeletions(firestore, auth, now)).failedJobIds).toEqual([])
    expect(await readAllAsText(firestore)).toBe('[]')
  }
})

async function expectWholeOrGone(firestore: Firestore, item: SentItemKey): Promise<void> {
  const { exists } = await firestore.collection(item.kind).doc(item.id).get()
  const remains = await listRemains(firestore, item)
  const job = await firestore.doc(`deletions/${item.kind}-${item.id}`).get()
  if (exists) expect(remains).toHaveLength(remainCount)
  else if (remains.length > 0) expect(job.exists).toBe(true)
}

test('a job that cannot be read is reported, and stops no other', async () => {
  const { firestore, auth } = createTestProject()
  await firestore.doc('deletions/broken').set({ type: 'unknown', dueAt: justExpired })
  const endFailing = failAfterCommits(firestore, 2)
  await storeItem(firestore, request)
  await forgetExpiredItems(firestore, now, limit).catch(() => 0)
  endFailing()
  expect(await continueDeletions(firestore, auth, now)).toEqual({ completed: 1, failedJobIds: ['broken'] })
  expect(await listRemains(firestore, request)).toEqual([])
})

test('an entry of the log of exports and deletions goes after a year', async () => {
  const { firestore } = createTestProject()
  await firestore.doc('staffLog/old').set({ at: new Date('2025-03-08T12:00:00Z') })
  await firestore.doc('staffLog/kept').set({ at: new Date('2025-03-08T12:00:01Z') })
  await forgetStaffLog(firestore, now.getTime())
  expect((await firestore.collection('staffLog').get()).docs.map(({ id }) => id)).toEqual(['kept'])
})

test('a time of sending goes after a day', async () => {
  const { firestore } = createTestProject()
  await firestore
    .doc('limits/ada')
    .set({ lastSentAt: new Date('2026-03-07T12:00:00Z'), paidFor: 'requests/a' })
  await firestore
    .doc('limits/ben')
    .set({ lastSentAt: new Date('2026-03-07T12:00:01Z'), paidFor: 'requests/b' })
  await forgetSendTimes(firestore, now)
  expect((await firestore.collection('limits').get()).docs.map(({ id }) => id)).toEqual(['ben'])
})
