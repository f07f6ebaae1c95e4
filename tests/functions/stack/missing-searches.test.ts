import type { Firestore } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { forgetMissingSearches } from '../../../functions/forgetting/forgetExpiredItems'
import {
  countMissingSearches,
  ignoreMissingSearch,
  listMissingSearches,
} from '../../../functions/missing-searches/missingSearches'
import type { MissingSearchMonth } from '../../../domain/catalogue/missingSearches'
import { createTestProject } from './testServices'

const now = Date.parse('2026-11-23T12:00Z')

const count = (firestore: Firestore, ...words: readonly unknown[]) =>
  countMissingSearches(firestore, { body: { words }, now })

async function readMonth(firestore: Firestore, month = '2026-11'): Promise<unknown> {
  return (await firestore.doc(`missingSearches/${month}`).get()).data()
}

test('counts words by month, and keeps nothing else', async () => {
  const { firestore } = createTestProject()
  await count(firestore, 'zobo', 'a.b/c')
  await count(firestore, 'zobo', 'ada@example.com', 'constructor')
  expect(await readMonth(firestore)).toEqual({
    words: { zobo: 2, 'a.b/c': 1, constructor: 1 },
    lastCounted: ['a.b/c', 'zobo', 'constructor'],
  })
})

test('answers a request without words like any other, and writes nothing', async () => {
  const { firestore } = createTestProject()
  for (const body of [null, {}, { words: ['08031234567'] }])
    expect(await countMissingSearches(firestore, { body, now })).toEqual({ status: 200, body: {} })
  expect(await readMonth(firestore)).toBeUndefined()
})

test('a new word takes the place of the rarest when the month is full', async () => {
  const { firestore } = createTestProject()
  const words = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`word ${index}`, 2]))
  await firestore.doc('missingSearches/2026-11').set({ words: { ...words, 'word 3': 1 } })
  await count(firestore, 'new', 'word 7')
  const others = Object.fromEntries(Object.entries(words).filter(([word]) => word !== 'word 3'))
  expect(await readMonth(firestore)).toHaveProperty('words', { ...others, 'word 7': 3, new: 1 })
})

test('at most 20 new words are counted in an hour, from all instances together, and known ones go on', async () => {
  const { firestore } = createTestProject()
  const reports = ['a', 'b', 'c'].map((name) => Array.from({ length: 8 }, (_, word) => `new ${name}${word}`))
  for (const words of reports) await count(firestore, ...words)
  const { words } = (await readMonth(firestore)) as { words: Record<string, number> }
  const [known = ''] = Object.keys(words)
  expect(Object.keys(words)).toHaveLength(20)
  await count(firestore, 'newest', known)
  expect(await readMonth(firestore)).toMatchObject({ words: { ...words, [known]: 2 } })
  await countMissingSearches(firestore, { body: { words: ['newest'] }, now: now + 3_600_000 })
  expect(await readMonth(firestore)).toMatchObject({ words: { newest: 1 } })
})

test('loses no count when visitors search at the same time', async () => {
  const { firestore } = createTestProject()
  await Promise.all(Array.from({ length: 4 }, (_, index) => count(firestore, 'zobo', `word ${index}a`)))
  expect(await readMonth(firestore)).toMatchObject({ words: { zobo: 4, 'word 0a': 1, 'word 3a': 1 } })
})

test('lists the months of a year for staff, the newest and the most frequent first', async () => {
  const { firestore } = createTestProject()
  for (const month of ['2025-10', '2025-11', '2026-11'])
    await firestore.doc(`missingSearches/${month}`).set({ words: { zobo: 2, ata: 2, kuli: 5 } })
  const words = [
    { word: 'kuli', count: 5 },
    { word: 'ata', count: 2 },
    { word: 'zobo', count: 2 },
  ]
  expect(await listMissingSearches(firestore, { now })).toEqual({
    status: 200,
    body: {
      months: [
        { month: '2026-11', words },
        { month: '2025-11', words },
      ],
    },
  })
})

test('a word that staff ignore is listed in no month for a year, however often it is searched, until they undo it', async () => {
  const { firestore } = createTestProject()
  await firestore.doc('missingSearches/2026-10').set({ words: { asdf: 3, kuli: 1 } })
  await count(firestore, 'asdf', 'zobo')
  const ignore = (isIgnored: boolean, at = now) =>
    ignoreMissingSearch(firestore, { body: { word: 'asdf', isIgnored }, now: at })
  const list = async (at = now) => {
    const { months } = (await listMissingSearches(firestore, { now: at })).body as {
      months: MissingSearchMonth[]
    }
    return months.map(({ words }) => words.map(({ word }) => word))
  }
  // Pressed by two people at once.
  await Promise.all([ignore(true), ignore(true)])
  await count(firestore, 'asdf')
  expect(await list()).toEqual([['zobo'], ['kuli']])
  const nextYear = Date.parse('2027-11-30T12:00Z')
  await countMissingSearches(firestore, { body: { words: ['asdf'] }, now: nextYear })
  expect(await list(nextYear)).toEqual([[], ['zobo']])
  await ignore(false, nextYear)
  expect(await list(nextYear)).toEqual([['asdf'], ['asdf', 'zobo']])
})

test('only a word that could be listed is ignored', async () => {
  const { firestore } = createTestProject()
  for (const body of [
    null,
    { word: 'asdf' },
    { word: '', isIgnored: true },
    { word: 'a'.repeat(61), isIgnored: true },
  ])
    expect(await ignoreMissingSearch(firestore, { body, now })).toEqual({
      status: 400,
      body: { reason: 'malformed' },
    })
  expect(await readMonth(firestore)).toBeUndefined()
})

test('forgets the months of more than a year ago', async () => {
  const { firestore } = createTestProject()
  for (const month of ['2024-12', '2025-10', '2025-11', '2026-11'])
    await firestore.doc(`missingSearches/${month}`).set({ words: { zobo: 1 } })
  await forgetMissingSearches(firestore, now)
  const { docs } = await firestore.collection('missingSearches').get()
  expect(docs.map(({ id }) => id)).toEqual(['2025-11', '2026-11'])
})
