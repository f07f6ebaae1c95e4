import { describe, expect, test } from 'vitest'
import type { CartItem } from '../../web/domain/orderList'
import { lossMessage } from '../../web/domain/lossMessage'
import { isCount, readList } from '../../web/domain/storedList'

const shea: CartItem = {
  id: '1',
  name: 'Shea Butter',
  category: 'Butter',
  imageURL: '/shea.webp',
  count: 1.5,
}
const chia: CartItem = { id: '2', name: 'Chia Seeds', category: 'Seed', imageURL: '/chia.webp', count: 0.5 }

describe('a stored list is parsed', () => {
  test('what this shop wrote comes back', () => {
    expect(readList(JSON.parse(JSON.stringify([shea, chia])))).toEqual({
      items: [shea, chia],
      dropped: 0,
      isBroken: false,
    })
  })

  test.each([undefined, null, 'cartItems', 84, {}, { length: 1, 0: shea }])('%o is no list', (stored) => {
    expect(readList(stored).items).toEqual([])
  })

  test.each([
    ['without an id', { id: undefined }],
    ['with a number for an id', { id: 1 }],
    ['with an id that no product can have', { id: '007' }],
    ['with the id of a method', { id: 'toString' }],
    ['without a name', { name: '' }],
    ['with a name of 121 characters', { name: 'x'.repeat(121) }],
    ['with a name that turns the text around', { name: 'Shea \u202Eretnuh' }],
    ['of an unknown category', { category: 'Rockets' }],
    ['without a picture', { imageURL: null }],
    ['with a count in words', { count: '1.5' }],
    ['with a count of nothing', { count: 0 }],
    ['with a count that is no half', { count: 0.75 }],
    ['with a count beyond 999', { count: 999.5 }],
    ['with no number as count', { count: null }],
  ])('an item %s is dropped, its neighbour stays', (_, change) => {
    expect(readList([{ ...shea, ...change }, chia])).toMatchObject({ items: [chia], dropped: 1 })
  })

  test.each([null, 'shea', 1, [], [shea]])('%o is no item', (stored) => {
    expect(readList([stored, chia])).toMatchObject({ items: [chia], dropped: 1 })
  })

  test('of a product that stands twice the first counts, and foreign fields are left behind', () => {
    expect(
      readList([
        { ...shea, price: 1, __proto__: { count: 3 } },
        { ...shea, count: 9 },
      ]).items,
    ).toEqual([shea])
  })

  test('of ten thousand entries the first 200 products are kept', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...shea, id: String(index + 1) }))
    expect(readList(many)).toMatchObject({ items: many.slice(0, 200), dropped: 9800 })
  })
})

describe('what did not come back is said', () => {
  test.each([
    ['all of it came back', [shea], undefined],
    ['nothing was kept', undefined, undefined],
    ['no list at all', {}, 'could not be read, so it starts empty'],
    [
      'one bad entry',
      [shea, null],
      '1 entry of your order list could not be read and had to be left out; 1 product was kept',
    ],
    [
      'bad entries alone',
      [null, 7],
      '2 entries of your order list could not be read and had to be left out; 0 products',
    ],
  ])('%s', (_, stored, message) => {
    expect(lossMessage(readList(stored)) ?? '').toContain(message ?? '')
    expect(lossMessage(readList(stored)) === undefined).toBe(message === undefined)
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
])('whether %d is a count: %s', (count, answer) => {
  expect(isCount(count)).toBe(answer)
})
