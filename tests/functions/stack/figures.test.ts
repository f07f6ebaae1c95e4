import fc from 'fast-check'
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { rebuildFigures } from '../../../functions/figures/rebuildFigures'
import { recordAnswerTime } from '../../../functions/figures/recordAnswerTime'
import { updateItemFigures, updateLateFigures } from '../../../functions/figures/updateItemFigures'
import { toPlainFields } from '../../../functions/firestoreReads'
import { parseCounters } from '../../../domain/figures/counters'
import { parseSentItem, type SentItemKey } from '../../../domain/sent-items/sentItem'
import { sizeForRun } from '../../sizeForRun'
import { figureStories, type Step, type Story } from './figureStories'
import { createTestProject } from './testServices'

const hourMs = 3_600_000
const now = Date.parse('2026-04-08T10:00+01:00')
const sentAt = Date.parse('2026-03-09T13:50+01:00')
const key: SentItemKey = { kind: 'requests', id: 'FIGURESTORY000000000' }
const request = {
  uid: 'ada',
  name: 'Ada',
  list: 'Oil: 1.5',
  items: ['1:3'],
  status: 'new',
  createdAt: new Date(sentAt),
}

describe('the figures that functions keep', () => {
  test('agree with rebuilt ones after events in random order, repeated and lost', async () => {
    await fc.assert(
      fc.asyncProperty(figureStories, async (stories) => {
        const firestore = await createShop()
        await playStories(firestore, stories)
        await updateLateFigures(firestore, now)
        const kept = await readDays(firestore)
        expect((await rebuildFigures(firestore, now)).changedDates).toEqual([])
        await Promise.all(['days', 'figureEntries'].map((name) => empty(firestore, name)))
        await rebuildFigures(firestore, now)
        expect(await readDays(firestore)).toEqual(kept)
        for (const story of stories) await expectAnswerTime(firestore, story)
      }),
      { numRuns: sizeForRun(1, 12) },
    )
  })

  test('count an item once although its event comes three times at once', async () => {
    const firestore = await createShop(request)
    await Promise.all([1, 2, 3].map(() => updateItemFigures(firestore, key, sentAt)))
    expect(await readDays(firestore)).toEqual({
      '2026-03-09': {
        received: 1,
        hours: { 13: { received: 1 } },
        products: { 1: { requests: 1, halves: 3 } },
      },
    })
  })

  test('count an item as late once its time is over, without an event', async () => {
    const firestore = await createShop(request)
    await updateItemFigures(firestore, key, sentAt)
    await updateLateFigures(firestore, sentAt + hourMs / 2)
    expect(await readDays(firestore)).not.toMatchObject({ '2026-03-09': { late: 1 } })
    await updateLateFigures(firestore, sentAt + hourMs)
    await updateLateFigures(firestore, sentAt + 2 * hourMs)
    expect(await readDays(firestore)).toMatchObject({ '2026-03-09': { received: 1, late: 1 } })
  })

  test('keep what a deleted item counted for', async () => {
    const firestore = await createShop(request)
    await updateItemFigures(firestore, key, sentAt)
    const kept = await readDays(firestore)
    await firestore.doc(`requests/${key.id}`).delete()
    await updateItemFigures(firestore, key, now)
    expect(await readDays(firestore)).toEqual(kept)
  })
})

describe('npm run figures', () => {
  test('counts wrong days again, says which, and leaves those whose items may be deleted', async () => {
    const firestore = await createShop(request)
    await Promise.all([
      firestore.doc('days/2026-03-09').set({ received: 7 }),
      firestore.doc('days/2026-03-10').set({ received: 1 }),
      firestore.doc('days/2024-10-08').set({ received: 2 }),
    ])
    expect(await rebuildFigures(firestore, now)).toEqual({
      dates: ['2026-03-09', '2026-03-10'],
      changedDates: ['2026-03-09', '2026-03-10'],
    })
    expect(await readDays(firestore)).toMatchObject({
      '2026-03-09': { received: 1, late: 1 },
      '2024-10-08': { received: 2 },
    })
    expect((await firestore.doc('days/2026-03-10').get()).exists).toBe(false)
    expect((await rebuildFigures(firestore, now)).changedDates).toEqual([])
  })

  test('counts once what functions count at the same time', async () => {
    const firestore = await createShop(request)
    const keys = Array.from({ length: 8 }, (_, index) => ({ ...key, id: `FIGURESTORY00000001${index}` }))
    await Promise.all([
      rebuildFigures(firestore, now),
      ...keys.map(async (each) => {
        await store(firestore, each, request)
        await updateItemFigures(firestore, each, now)
      }),
    ])
    await updateItemFigures(firestore, key, now)
    expect(await readDays(firestore)).toMatchObject({ '2026-03-09': { received: 9 } })
    expect((await rebuildFigures(firestore, now)).changedDates).toEqual([])
  })
})

describe('the time of the answer', () => {
  const answered = { ...request, status: 'answered', updatedAt: new Date(sentAt + hourMs) }
  const claimedLater = { ...answered, updatedAt: new Date(sentAt + 2 * hourMs) }
  const closed = { ...answered, status: 'closed', updatedAt: new Date(sentAt + 3 * hourMs) }

  test('is the earliest change that any event shows as answered', async () => {
    const firestore = await createShop(closed)
    await recordAnswerTime(firestore, key, claimedLater, closed)
    await recordAnswerTime(firestore, key, answered, claimedLater)
    await recordAnswerTime(firestore, key, claimedLater, closed)
    const stored = await firestore.doc(`requests/${key.id}`).get()
    expect(toPlainFields(stored.data())).toEqual({ ...closed, answeredAt: answered.updatedAt })
  })

  test('brings no deleted item back', async () => {
    const firestore = await createShop()
    await recordAnswerTime(firestore, key, request, answered)
    expect((await firestore.doc(`requests/${key.id}`).get()).exists).toBe(false)
  })
})

/** Creates a shop with the products 1 and 2, and with one request if it is given. */
async function createShop(stored?: object): Promise<Firestore> {
  const { firestore } = createTestProject()
  const products = ['1', '2'].map((id) => firestore.doc(`products/${id}`).set({ id, name: `Product ${id}` }))
  await Promise.all([...products, ...(stored ? [store(firestore, key, stored)] : [])])
  return firestore
}

async function store(firestore: Firestore, { kind, id }: SentItemKey, stored: object) {
  await firestore.collection(kind).doc(id).set(stored, { merge: true })
}

/** Writes all versions in their order, and delivers the events. One after the other: locks would take most of the time. */
async function playStories(firestore: Firestore, stories: readonly Story[]) {
  const steps = stories.flatMap((story) => story.steps.map((step) => ({ story, step })))
  for (const { story, step } of steps.toSorted((first, second) => first.step.time - second.step.time))
    await play(firestore, story, step)
}

async function play(firestore: Firestore, { key: itemKey, versions, quotes }: Story, { kind, index }: Step) {
  const [before, after] = [versions[index - 1], versions[index]]
  if (kind === 'write') {
    const replies = firestore.collection(itemKey.kind).doc(itemKey.id).collection('replies')
    if (index === 1) for (const [at, quote] of quotes.entries()) await replies.doc(`quote${at}`).set(quote)
    return store(firestore, itemKey, after ?? {})
  }
  await recordAnswerTime(firestore, itemKey, before, after)
  await updateItemFigures(firestore, itemKey, index === 0 ? sentAt : now)
}

async function expectAnswerTime(firestore: Firestore, { key: itemKey, versions }: Story) {
  const stored = await firestore.collection(itemKey.kind).doc(itemKey.id).get()
  const item = parseSentItem(itemKey, toPlainFields(stored.data()))
  expect(item?.answeredAt ?? null).toEqual(versions[1]?.updatedAt ?? null)
}

async function readDays(firestore: Firestore) {
  const { docs } = await firestore.collection('days').get()
  return Object.fromEntries(docs.map((day) => [day.id, parseCounters(day.data())]))
}

async function empty(firestore: Firestore, collection: string) {
  const { docs } = await firestore.collection(collection).get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
