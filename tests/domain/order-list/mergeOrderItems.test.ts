import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  serializeOrderItem,
  haveSameItems,
  type OrderItem,
  parseSerializedOrderItems,
} from '../../../domain/order-list/orderItems'
import { mergeOrderItems } from '../../../domain/order-list/mergeOrderItems'

const mergeEntries = (base: string, mine: string, theirs: string) =>
  mergeOrderItems(toItems(base), toItems(mine), toItems(theirs)).map(serializeOrderItem).join(' ')

function toItems(text: string): OrderItem[] {
  return parseSerializedOrderItems(text.split(' '))
}

describe('three-way merge', () => {
  test.each([
    ['keeps every product on the first merge', '', '1:1', '2:3', '1:1 2:3'],
    ['keeps the larger count on the first merge', '', '1:2 2:1', '1:1 2:4', '1:2 2:4'],
    ['keeps a change of this browser', '1:1 2:1', '1:5 2:1', '1:1 2:1', '1:5 2:1'],
    ['keeps a change of the account', '1:1 2:1', '1:1 2:1', '1:1 2:6', '1:1 2:6'],
    ['keeps the larger count when both changed it', '1:1', '1:3', '1:2', '1:3'],
    ['keeps products that either added', '1:1', '1:1 2:1', '1:1 3:1', '1:1 2:1 3:1'],
    ['removes a product that this browser removed', '1:1 2:1', '2:1', '1:1 2:1', '2:1'],
    ['removes a product that the account removed', '1:1 2:1', '1:1 2:1', '2:1', '2:1'],
    ['keeps a product that one removed and the other increased', '1:1', '', '1:4', '1:4'],
    ['is empty when both were cleared', '1:1', '', '', ''],
    ['adds up duplicate entries', '', '1:1 1:2', '', '1:3'],
    ['limits an entry to 999', '', '1:1998 1:5', '', '1:1998'],
  ])('%s', (_, base, mine, theirs, expected) => expect(mergeEntries(base, mine, theirs)).toBe(expected))

  test.each([
    ['mine', '1:1', '1:2', '1:4', '1:2'],
    ['theirs', '1:1', '1:4', '1:2', '1:2'],
    ['mine', '1:1', '', '1:4', ''],
    ['theirs', '1:1', '1:4', '', ''],
    ['mine', '1:1 2:1', '1:1 2:3', '1:5 2:2', '1:5 2:3'],
  ] as const)('resolves a conflict for the later change: %s', (later, base, mine, theirs, expected) => {
    const merged = mergeOrderItems(toItems(base), toItems(mine), toItems(theirs), later)
    expect(merged.map(serializeOrderItem).join(' ')).toBe(expected)
  })

  const item = fc.record({
    productId: fc.integer({ min: 1, max: 6 }).map(String),
    halves: fc.integer({ min: 1, max: 1998 }),
  })
  const list = fc.uniqueArray(item, { selector: ({ productId }) => productId })

  test('is symmetric and idempotent', () =>
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const merged = mergeOrderItems(base, mine, theirs)
        expect(haveSameItems(merged, mergeOrderItems(base, theirs, mine))).toBe(true)
        expect(haveSameItems(merged, mergeOrderItems(merged, merged, merged))).toBe(true)
      }),
    ))

  test('never lowers a count on the first merge', () =>
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        const merged = new Map(
          mergeOrderItems([], mine, theirs).map(({ productId, halves }) => [productId, halves]),
        )
        for (const { productId, halves } of [...mine, ...theirs]) {
          expect(merged.get(productId)).toBeGreaterThanOrEqual(halves)
        }
      }),
    ))
})
