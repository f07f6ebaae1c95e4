import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { attemptDueDeliveries } from '../../functions/deliveries/dueDeliveries'
import { sweepItems, sweepItemsAgain } from '../../functions/events/sweepItems'
import { rebuildFigures } from '../../functions/figures/rebuildFigures'
import type { Services } from '../../functions/services'
import {
  answerRequest,
  deliverArrival,
  readDeliveries,
  readSearchFields,
  storeRequest,
} from '../functions/stack/sentItemEvents'
import { atTime, createTestServices } from '../functions/stack/testServices'

const hourMs = 3_600_000
const now = Date.parse('2026-03-10T12:00+01:00')

const storeAt = (services: Services, hoursAgo: number) =>
  storeRequest(services, { createdAt: Timestamp.fromMillis(now - hoursAgo * hourMs) })

const countReceived = async ({ firestore }: Services) => {
  const { docs } = await firestore.collection('days').get()
  return docs.reduce((sum, day) => sum + Number(day.get('received')), 0)
}

const countDeliveries = async ({ firestore }: Services) =>
  (await firestore.collection('deliveries').get()).size

test('an item of the last seven days that no event has counted makes its messages, its reminder and its figures', async () => {
  const { services, sink } = await createTestServices()
  const request = await storeAt(services, 24 * 7 - 1)
  await sweepItems(services, now)
  await attemptDueDeliveries(atTime(services, now), 'confirmationMail', now + 1)
  expect(Object.keys(await readDeliveries(services)).sort()).toEqual(['arrivalMail', 'confirmationMail'])
  expect(sink.listMails().map(({ to }) => to)).toEqual(['ada@example.org'])
  expect((await services.firestore.doc(`reminders/requests-${request.key.id}`).get()).exists).toBe(true)
  expect(await countReceived(services)).toBe(1)
})

test('an answer that no event has told of is sent, also if its item is older', async () => {
  const { services } = await createTestServices()
  const request = await storeAt(services, 100)
  await answerRequest(services, request)
  const justAnswered = { updatedAt: Timestamp.fromMillis(now - hourMs) }
  await services.firestore.doc(`requests/${request.key.id}`).update(justAnswered)
  await sweepItems(services, now)
  expect(Object.keys(await readDeliveries(services))).toContain('answerMail')
  const stored = await services.firestore.doc(`requests/${request.key.id}`).get()
  expect(stored.get('answeredAt')).toEqual(justAnswered.updatedAt)
})

test('a night looks at the last seven days again', async () => {
  const { services } = await createTestServices()
  await sweepItems(services, now)
  await storeAt(services, 100)
  await sweepItems(services, now + 2 * hourMs)
  expect(await countReceived(services)).toBe(0)
  await sweepItemsAgain(services, now + 2 * hourMs)
  expect(await countReceived(services)).toBe(1)
})

test('what an event has counted, or may be counting now, is left alone', async () => {
  const { services } = await createTestServices()
  await deliverArrival({ ...services, smtpUrl: null }, await storeAt(services, 5))
  await storeAt(services, 0.1)
  await sweepItems(services, now)
  await sweepItems(services, now + hourMs / 2)
  expect(await countDeliveries(services)).toBe(0)
  expect(await countReceived(services)).toBe(1)
})

test('figures that were counted again do not hide that nobody was told of an item', async () => {
  const { services } = await createTestServices()
  await storeAt(services, 5)
  await rebuildFigures(services.firestore, now)
  await sweepItems(services, now)
  expect(await countDeliveries(services)).toBe(2)
  expect(await countReceived(services)).toBe(1)
})

test('one run looks at a bounded number of items, and the next goes on; when all were looked at, an hour passes', async () => {
  const { services } = await createTestServices()
  for (const hoursAgo of [3, 2, 1]) await storeAt(services, hoursAgo)
  const received: number[] = []
  for (let run = 0; run < 3; run++) {
    await sweepItems(services, now + run * 60_000, 2)
    received.push(await countReceived(services))
  }
  // The last item of a run is looked at again by the next.
  expect(received).toEqual([2, 3, 3])
  await storeAt(services, -0.5)
  await sweepItems(services, now + 10 * 60_000)
  expect(await countReceived(services)).toBe(3)
  await sweepItems(services, now + 2 * hourMs)
  expect(await countReceived(services)).toBe(4)
})

test('after an outage of any length the look goes on where it ended, and nobody is told of what is older than seven days', async () => {
  const { services } = await createTestServices()
  await sweepItems(services, now - 24 * 20 * hourMs)
  const request = await storeAt(services, 24 * 8)
  await answerRequest(services, request)
  const answered = { updatedAt: Timestamp.fromMillis(now - 24 * 8 * hourMs) }
  await services.firestore.doc(`requests/${request.key.id}`).update(answered)
  await storeAt(services, 24 * 6)
  await sweepItems(services, now)
  expect(await countReceived(services)).toBe(2)
  expect(Object.keys(await readDeliveries(services)).sort()).toEqual(['arrivalMail', 'confirmationMail'])
  expect(await countDeliveries(services)).toBe(2)
})

test('an item that fails is tried again in an hour and stops no other', async () => {
  const { services } = await createTestServices()
  const { firestore } = services
  for (const hoursAgo of [5, 4]) await storeAt(services, hoursAgo)
  // No document can have this id.
  const [first] = (await firestore.collection('requests').orderBy('createdAt').get()).docs
  await first?.ref.update({ uid: 'a/b' })
  await sweepItems(services, now)
  expect(await countReceived(services)).toBe(1)
  await first?.ref.update({ uid: 'ada' })
  await sweepItems(services, now + hourMs)
  expect(await countReceived(services)).toBe(2)
})

test('an item that fails is tried again, also if a full page of others followed it', async () => {
  const { services } = await createTestServices()
  const { firestore } = services
  for (const hoursAgo of [5, 4, 3]) await storeAt(services, hoursAgo)
  const [first] = (await firestore.collection('requests').orderBy('createdAt').get()).docs
  await first?.ref.update({ uid: 'a/b' })
  for (let run = 0; run < 3; run++) await sweepItems(services, now + run * 60_000, 2)
  expect(await countReceived(services)).toBe(2)
  await first?.ref.update({ uid: 'ada' })
  await sweepItems(services, now + 2 * hourMs, 2)
  expect(await countReceived(services)).toBe(3)
})

test('an item of any age that has no search words, or other words than its texts, gets them once', async () => {
  const { services } = await createTestServices()
  const request = await storeAt(services, 24 * 500)
  await deliverArrival(services, request)
  const { searchWords, contactKeys } = await readSearchFields(services, request.key)
  const document = services.firestore.doc(`requests/${request.key.id}`)
  await document.update({ searchWords: FieldValue.delete(), contactKeys: ['email:old@example.org'] })
  await sweepItems(services, now)
  const swept = await readSearchFields(services, request.key)
  expect(swept).toMatchObject({ searchWords, contactKeys })
  await sweepItems(services, now + 2 * hourMs)
  await sweepItemsAgain(services, now + 4 * hourMs)
  expect(await readSearchFields(services, request.key)).toEqual(swept)
})
