import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMissingSearches,
  getMissingSearchMonth,
  getOldestMissingSearchMonth,
  missingSearchLimits,
  normalizeMissingSearch,
  parseMissingSearchCounts,
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

  test.each([
    ['six words', 'cold pressed black seed oil 500ml'],
    ['a comma', 'shea butter, raw'],
    ['signs of names', "b5 (50% olé & l'eau) 1/2"],
    ['an abbreviation', 'no.1 soap'],
    ['a word within which a pronoun is', 'amy oil'],
    ['the longest name', 'melt and pour soap base'],
  ])('are counted if they have %s', (_, word) =>
    expect(parseMissingSearches({ words: [word] })).toEqual([word]),
  )

  test.each([
    ['many words', 'where do they sell shea butter around ikeja'],
    ['a question', 'do you have zobo?'],
    ['a request', 'please call me back'],
    ['a name', 'my name is ada obi'],
    ['two sentences', 'no oil. they sent soap instead'],
    ['an address in words', 'ada at gmail dot com'],
    ['a disguised address', 'ada(at)mail'],
    ['an address with another sign', 'ada＠mail'],
    ['a site', 'mail.com'],
    ['a link', 'wa.me/ada'],
    ['a phone number between words', '0803 ada 1234'],
    ['markup', '<img src=x>'],
    ['a formula', '=cmd()'],
    ['a formula after a sign', '+cmd()'],
    ['a template', '${jndi:ldap}'],
  ])('are left out if they look personal or like code: %s', (_, word) => {
    expect(normalizeMissingSearch(word)).toBe(word)
    expect(parseMissingSearches({ words: [word, 'zobo'] })).toEqual(['zobo'])
  })

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

  test('have at most 500 words: the rarest gives way, of these the one that was not counted for the longest time', () => {
    const words = Array.from({ length: 500 }, (_, index) => `word ${index}`)
    const full = new Map(words.map((word, index) => [word, index < 2 ? 2 : 1]))
    const counts = addMissingSearches(full, ['word 2', 'new', 'word 0', 'newer'])
    expect(counts.size).toBe(missingSearchLimits.wordsPerMonth)
    const gone = words.filter((word) => !counts.has(word))
    expect(gone).toEqual(['word 3', 'word 4'])
    expect([...counts].slice(-4)).toEqual([
      ['word 2', 2],
      ['new', 1],
      ['word 0', 3],
      ['newer', 1],
    ])
  })

  test('are read in the order in which they were last counted, also from a document that has none', () => {
    const words = { ata: 1, kuli: 2, zobo: 3 }
    expect([...parseMissingSearchCounts({ words, lastCounted: ['zobo', 'ata', 7] }).keys()]).toEqual([
      ...['kuli', 'zobo', 'ata'],
    ])
    expect([...parseMissingSearchCounts({ words })]).toEqual(Object.entries(words))
    expect(parseMissingSearchCounts({ words: 'zobo', lastCounted: {} }).size).toBe(0)
  })

  test('begin with the month in Lagos', () =>
    expect(getMissingSearchMonth(Date.parse('2026-10-31T23:30Z'))).toBe('2026-11'))

  test('stay until their whole month is more than a year ago', () =>
    expect(getOldestMissingSearchMonth(Date.parse('2026-11-30T12:00Z'))).toBe('2025-11'))
})
