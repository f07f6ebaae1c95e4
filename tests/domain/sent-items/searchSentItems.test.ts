import { describe, expect, test } from 'vitest'
import {
  createSentItemMatcher,
  parseSearchableSentItem,
  type SearchableSentItem,
  toReferenceQuery,
} from '../../../domain/sent-items/searchSentItems'

const createdAt = new Date('2026-03-09T12:50:00Z')

const item: SearchableSentItem = {
  kind: 'requests',
  id: 'ABC234efghijklmnopqr',
  name: "Ọlá Ɗan-Ladi O'Brien",
  email: 'Ola.Ade@Example.com',
  phone: '+234 (0) 803 123 4567',
  whatsapp: '0701 065 4321',
  status: 'new',
  createdAt,
}

const matches = (query: string, change: Partial<SearchableSentItem> = {}) =>
  createSentItemMatcher(query)?.({ ...item, ...change })

describe('createSentItemMatcher', () => {
  test.each([
    // Reference
    ...['ABC234', 'abc2', ' Abc23 ', 'ABC234efghijklmnopqr'],
    // Name
    ...['ola', 'OLÁ', 'ọlá', 'dan', 'ladi ol', 'bri dan', "o'brien"],
    // E-mail
    ...['ola.ade@example.com', 'ADE@EX'],
    // Phone and WhatsApp
    ...['0803', '08031234567', '0803 123 4567', '+234803', '+234 803 123', '00234 803', '803-123', '4567'],
    ...['07010654321', '+2347010654321', '0654'],
  ])('finds the item by %j', (query) => expect(matches(query)).toBe(true))

  test.each([
    ...['BC234', 'abc235', 'rien', 'brien ada', 'ade@example.org', '0804', '+44803', '++', '--', '{due}'],
    ...['.*', 'null', '00', '(4'],
  ])('does not find it by %j', (query) => expect(matches(query)).toBe(false))

  test.each(['', ' ', 'a', ' 8 '])('does not search for %j, which is too short', (query) =>
    expect(createSentItemMatcher(query)).toBeNull(),
  )

  test.each(['ad', '23', '+2', '()'])('finds nothing by %j in an item without contact details', (query) =>
    expect(matches(query, { name: '', email: '', phone: '', whatsapp: '' })).toBe(false),
  )
})

describe('toReferenceQuery', () => {
  test.each([
    ['ABC234', 'ABC234'],
    [' abc234 ', 'ABC234'],
    ['ABC23', null],
    ['ABC2345', null],
    ['ABC 23', null],
    ['ABC230', null],
    ['ÀBC234', null],
    ['', null],
  ])('%j can be the reference %j', (query, reference) => expect(toReferenceQuery(query)).toBe(reference))
})

describe('parseSearchableSentItem', () => {
  const stored = { name: 'Ada', phone: '0803 123 4567', whatsapp: '0701 765 4321', status: 'new', createdAt }

  test('parses a request, also without its text', () =>
    expect(parseSearchableSentItem({ kind: 'requests', id: 'r1' }, stored)).toEqual({
      kind: 'requests',
      id: 'r1',
      name: 'Ada',
      phone: '0803 123 4567',
      whatsapp: '0701 765 4321',
      email: '',
      status: 'new',
      createdAt,
    }))

  test('parses an enquiry, without fields that it does not have', () => {
    const enquiry = { ...stored, fullname: 'Bisi', email: 'bisi@example.com', message: 'Hello' }
    expect(parseSearchableSentItem({ kind: 'enquiries', id: 'e1' }, enquiry)).toEqual({
      kind: 'enquiries',
      id: 'e1',
      name: 'Bisi',
      phone: '0803 123 4567',
      whatsapp: '',
      email: 'bisi@example.com',
      status: 'new',
      createdAt,
    })
  })

  test.each([
    ['an unknown status', { ...stored, status: 'lost' }],
    ['no time', { ...stored, createdAt: null }],
    ['no fields', undefined],
  ])('rejects an item with %s', (_, fields) =>
    expect(parseSearchableSentItem({ kind: 'requests', id: 'r1' }, fields)).toBeNull(),
  )
})
