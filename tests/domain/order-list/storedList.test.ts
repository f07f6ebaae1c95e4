import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../../domain/order-list/orderList'
import { storedListMessages } from '../../../domain/messages/orderListPage'
import { isValidItemQuantity, parseStoredList } from '../../../domain/order-list/storedList'

const shea: CartItem = {
  id: '1',
  name: 'Shea Butter',
  category: 'Butter',
  imageURL: '/shea.webp',
  count: 1.5,
}
const chia: CartItem = { id: '2', name: 'Chia Seeds', category: 'Seed', imageURL: '/chia.webp', count: 0.5 }

describe('parseStoredList', () => {
  test('parses a stored list', () =>
    expect(parseStoredList(JSON.parse(JSON.stringify([shea, chia])))).toEqual({
      items: [shea, chia],
      droppedCount: 0,
      isMalformed: false,
    }))

  test.each([undefined, null, 'cartItems', 84, {}, { length: 1, 0: shea }])(
    'returns an empty list for %o',
    (stored) => expect(parseStoredList(stored).items).toEqual([]),
  )

  test.each([
    ['without an id', { id: undefined }],
    ['with a number for an id', { id: 1 }],
    ['with an invalid id', { id: '007' }],
    ['with the id of a method', { id: 'toString' }],
    ['without a name', { name: '' }],
    ['with a name of 121 characters', { name: 'x'.repeat(121) }],
    ['with a bidirectional override in its name', { name: 'Shea \u202Eretnuh' }],
    ['of an unknown category', { category: 'Rockets' }],
    ['without a picture', { imageURL: null }],
    ['with a string as count', { count: '1.5' }],
    ['with a count of 0', { count: 0 }],
    ['with a count that is not a multiple of 0.5', { count: 0.75 }],
    ['with a count above 999', { count: 999.5 }],
    ['with null as count', { count: null }],
  ])('drops an item %s and keeps the next one', (_, change) =>
    expect(parseStoredList([{ ...shea, ...change }, chia])).toMatchObject({ items: [chia], droppedCount: 1 }),
  )

  test.each([null, 'shea', 1, [], [shea]])('drops the entry %o', (stored) =>
    expect(parseStoredList([stored, chia])).toMatchObject({ items: [chia], droppedCount: 1 }),
  )

  test('keeps the first of duplicate products, without unknown fields', () =>
    expect(
      parseStoredList([
        { ...shea, price: 1, __proto__: { count: 3 } },
        { ...shea, count: 9 },
      ]).items,
    ).toEqual([shea]))

  test('keeps the first 200 of ten thousand products', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...shea, id: String(index + 1) }))
    expect(parseStoredList(many)).toMatchObject({ items: many.slice(0, 200), droppedCount: 9800 })
  })
})

describe('formatListLossMessage', () => {
  test.each([
    ['has no message for a complete list', [shea], undefined],
    ['has no message without a stored list', undefined, undefined],
    ['reports a malformed list', {}, 'so it starts empty'],
    [
      'reports one dropped entry',
      [shea, null],
      "We couldn't read 1 entry of your order list and had to leave it out. Your list still has 1 product.",
    ],
    [
      'reports a list of only malformed entries',
      [null, 7],
      "We couldn't read 2 entries of your order list and had to leave them out. Your list still has 0 products.",
    ],
  ])('%s', (_, stored, message) => {
    expect(storedListMessages.formatListLossMessage(parseStoredList(stored)) ?? '').toContain(message ?? '')
    expect(storedListMessages.formatListLossMessage(parseStoredList(stored)) === undefined).toBe(
      message === undefined,
    )
  })
})

test.each([
  [0.5, true],
  [999, true],
  [0.25, false],
  [-0.5, false],
  [999.5, false],
  [NaN, false],
  [Infinity, false],
])('knows whether %d is a valid count: %s', (count, expected) =>
  expect(isValidItemQuantity(count)).toBe(expected),
)
