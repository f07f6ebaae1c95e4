import { describe, expect, test } from 'vitest'
import {
  findMatchingLine,
  listSearchWords,
  matchesSearch,
  parseSearch,
} from '../../../domain/sent-items/searchWords'

const item = {
  id: 'ABC234efghijklmnopqr',
  sender: {
    name: "Ọlá Ɗan-Ladi O'Brien",
    email: 'Ola.Adewale@Example.com',
    phone: '+234 (0) 803 123 4567',
    whatsapp: '0701 065 4321',
  },
  subject: 'Ìpàdé in Lekki',
  deliveryArea: 'Gbagada',
  text: 'Shea Butter: 1.5\nMoringa powder, 20kg\nCall 08091112222 or shop@ola.ng',
  answer: { uid: 'sola', name: 'Sola', channel: 'email', text: 'Ready on Friday\nin Surulere.' },
} as const

/** Whether Firestore finds the item by each word alone, as the desk asks for one of them. */
const isStoredUnder = (query: string) =>
  parseSearch(query).every((word) => listSearchWords(item).includes(word))

describe('a search', () => {
  test.each([
    ...['ABC234', 'abc', ' Abc23 '],
    ...['ola', 'OLÁ', 'ọlá', 'dan', 'lad', 'ladi', 'bri dan', "o'brien"],
    ...['ola.adewale@example.com', 'OLA.ADEWALE@EXAMPLE.COM', 'adewale', 'adew', 'example'],
    ...['0803 123 4567', '08031234567', '+2348031234567', '00234 803 123 4567', '803-123-4567', '4567'],
    ...['07010654321', '4321', 'ola 07010654321', '(0803) 123.4567', '\u202A0803 123 4567\u202C'],
    ...['ipade', 'lekki', 'shea butter', 'moringa', '20kg', '+2348091112222', 'shop@ola.ng'],
    ...['friday', 'surulere ladi', 'gbagada'],
  ])('finds the item by %j', (query) => expect(isStoredUnder(query)).toBe(true))

  test.each([
    ...['ab', 'bc234', 'abc235', 'la', 'rien', 'brien ada', 'ade@example.org', '0803', '0804 123 4567'],
    ...['morin', 'lek', 'sur', '{due}', '.*', 'ada 08031234567'],
  ])('does not find it by %j', (query) =>
    expect(isStoredUnder(query) && parseSearch(query).length > 0).toBe(false),
  )

  test.each(['', ' ', 'a', '8 7', '++', '()'])('has no words in %j', (query) =>
    expect(parseSearch(query)).toEqual([]),
  )

  test('takes an item whose words begin with those that are typed beside the one that is asked for', () => {
    expect(matchesSearch(item, parseSearch('ladi morin surul'))).toBe(true)
    expect(matchesSearch(item, parseSearch('ladi oringa'))).toBe(false)
  })
})

describe('the stored words', () => {
  test('are each there once, of two letters or more, with beginnings of names alone', () => {
    const words = listSearchWords(item)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter(({ length }) => length < 2)).toEqual([])
    expect(words.filter((word) => 'brien'.startsWith(word))).toEqual(['brien', 'bri', 'brie'])
    expect(words.filter((word) => 'moringa'.startsWith(word))).toEqual(['moringa'])
  })

  test('are at most 300, of at most 40 letters, the sender and the answer first', () => {
    const text = Array.from({ length: 900 }, (_, number) => `word${number}`).join(' ')
    const words = listSearchWords({ ...item, text: `${'x'.repeat(5000)} ${text}` })
    expect(words).toHaveLength(300)
    for (const word of ['abc234', 'ladi', 'surulere', 'x'.repeat(40), 'word0']) expect(words).toContain(word)
    expect(words).not.toContain('word899')
  })
})

describe('the line that was found', () => {
  test.each([
    ['moringa', 'Moringa powder, 20kg'],
    ['surulere', 'in Surulere.'],
    ['lekki ladi', 'Ìpàdé in Lekki'],
    ['ola', ''],
    ['4567', ''],
  ])('of %j is %j', (query, line) => expect(findMatchingLine(item, parseSearch(query))).toBe(line))
})

test('the words of replies and of quotes are stored last, so that they never take the place of what was sent', () => {
  const quote = { note: 'Fresh harvest', lines: [{ words: 'Two jars' }] }
  const words = listSearchWords(item, [
    { text: 'Delivered: Yaba', quote: null },
    { text: '', quote },
  ])
  expect(words.slice(-6)).toEqual(['delivered', 'yaba', 'fresh', 'harvest', 'two', 'jars'])
  expect(words.slice(0, listSearchWords(item).length)).toEqual(listSearchWords(item))
})

test('an item is found by the words that are stored with it, too', () => {
  expect(matchesSearch(item, ['shea', 'yaba'])).toBe(false)
  expect(matchesSearch(item, ['shea', 'yab'], ['yaba'])).toBe(true)
})
