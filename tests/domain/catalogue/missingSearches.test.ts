import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMissingSearches,
  getMissingSearchMonth,
  getOldestMissingSearchMonth,
  normalizeMissingSearch,
  parseMissingSearches,
} from '../../../domain/catalogue/missingSearches'

describe('A search without a result', () => {
  test.each([
    ['  Dudu   OSUN ', 'dudu osun'],
    ['o\u0323s\u0323e\u0323', 'ọṣẹ'],
    ['vitamin b12', 'vitamin b12'],
    ['1000 g', '1000 g'],
    ['a.b/c', 'a.b/c'],
  ])('%j is counted as %j', (text, word) => expect(normalizeMissingSearch(text)).toBe(word))

  test.each([
    ['an e-mail address', 'ada@example.com'],
    ['a phone number', 'call 08031234567'],
    ['a phone number in groups', 'call +234 803-123'],
    ['a text without a letter', '12 34'],
    ['an empty text', '  '],
    ['a text of more than 60 characters', 'a'.repeat(61)],
    ['control characters', 'a\u0000b'],
    ['a name that Firestore keeps for itself', '__proto__'],
  ])('that is or has %s is not counted', (_, text) => expect(normalizeMissingSearch(text)).toBeNull())

  test('has a form that stays the same', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const word = normalizeMissingSearch(text)
        expect(word === null ? null : normalizeMissingSearch(word)).toBe(word)
      }),
    ))
})

describe('The words of a request', () => {
  test('are counted once each, and others than normalized ones are left out', () =>
    expect(parseMissingSearches({ words: ['zobo', 'Zobo', 'zobo', 7, null, 'ada@example.com'] })).toEqual([
      'zobo',
    ]))

  test.each([[null], [{}], [{ words: 'zobo' }], [{ words: Array(11).fill('zobo') }]])(
    'are none in %j',
    (body) => expect(parseMissingSearches(body)).toEqual([]),
  )
})

describe('The counts of a month', () => {
  test('grow by one for each word, also for words that objects have as properties', () => {
    const counts = addMissingSearches(new Map([['zobo', 2]]), ['zobo', 'constructor'])
    expect([...counts]).toEqual([
      ['zobo', 3],
      ['constructor', 1],
    ])
  })

  test('have at most 500 words, and go on counting these', () => {
    const full = new Map(Array.from({ length: 500 }, (_, index) => [`word ${index}`, 1]))
    const counts = addMissingSearches(full, ['new', 'word 7'])
    expect(counts.size).toBe(500)
    expect(counts.get('word 7')).toBe(2)
  })

  test('begin with the month in Lagos', () =>
    expect(getMissingSearchMonth(Date.parse('2026-10-31T23:30Z'))).toBe('2026-11'))

  test('stay until their whole month is more than a year ago', () =>
    expect(getOldestMissingSearchMonth(Date.parse('2026-11-30T12:00Z'))).toBe('2025-11'))
})
