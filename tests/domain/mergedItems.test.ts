import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf, haveSameItems, type Item, readEntries } from '../../web/domain/items'
import { mergedItems } from '../../web/domain/mergedItems'

const merged = (base: string, mine: string, theirs: string) =>
  mergedItems(entries(base), entries(mine), entries(theirs)).map(entryOf).join(' ')

function entries(text: string): Item[] {
  return readEntries(text.split(' '))
}

describe('two lists become one', () => {
  test.each([
    ['at the first meeting every product stands', '', '1:1', '2:3', '1:1 2:3'],
    ['at the first meeting the larger count stands', '', '1:2 2:1', '1:1 2:4', '1:2 2:4'],
    ['what only this browser changed stands so', '1:1 2:1', '1:5 2:1', '1:1 2:1', '1:5 2:1'],
    ['what only the account changed stands so', '1:1 2:1', '1:1 2:1', '1:1 2:6', '1:1 2:6'],
    ['what both changed keeps the larger count', '1:1', '1:3', '1:2', '1:3'],
    ['what was added on either side stands', '1:1', '1:1 2:1', '1:1 3:1', '1:1 2:1 3:1'],
    ['what this browser took off is gone', '1:1 2:1', '2:1', '1:1 2:1', '2:1'],
    ['what the account took off is gone', '1:1 2:1', '1:1 2:1', '2:1', '2:1'],
    ['what one took off and the other raised stays', '1:1', '', '1:4', '1:4'],
    ['cleared on both sides it is empty', '1:1', '', '', ''],
    ['a product that stands twice adds up', '', '1:1 1:2', '', '1:3'],
    ['no entry grows beyond 999', '', '1:1998 1:5', '', '1:1998'],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toBe(expected)
  })

  test.each([
    ['mine', '1:1', '1:2', '1:4', '1:2'],
    ['theirs', '1:1', '1:4', '1:2', '1:2'],
    ['mine', '1:1', '', '1:4', ''],
    ['theirs', '1:1', '1:4', '', ''],
    ['mine', '1:1 2:1', '1:1 2:3', '1:5 2:2', '1:5 2:3'],
  ] as const)(
    'where the later change is %s, it stands for what both changed',
    (later, base, mine, theirs, expected) => {
      const one = mergedItems(entries(base), entries(mine), entries(theirs), later)
      expect(one.map(entryOf).join(' ')).toBe(expected)
    },
  )

  const item = fc.record({
    productId: fc.integer({ min: 1, max: 6 }).map(String),
    halves: fc.integer({ min: 1, max: 1998 }),
  })
  const list = fc.uniqueArray(item, { selector: ({ productId }) => productId })

  test('whichever side asks, the answer is the same, and asking again changes nothing', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const one = mergedItems(base, mine, theirs)
        expect(haveSameItems(one, mergedItems(base, theirs, mine))).toBe(true)
        expect(haveSameItems(one, mergedItems(one, one, one))).toBe(true)
      }),
    )
  })

  test('at the first meeting nobody finds less than either list held', () => {
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        const one = new Map(mergedItems([], mine, theirs).map(({ productId, halves }) => [productId, halves]))
        for (const { productId, halves } of [...mine, ...theirs]) {
          expect(one.get(productId)).toBeGreaterThanOrEqual(halves)
        }
      }),
    )
  })
})
