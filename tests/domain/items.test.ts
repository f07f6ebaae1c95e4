import { expect, test } from 'vitest'
import { entryOf, isItems, readEntry } from '../../web/domain/items'
import { itemsCases } from '../laws/items'

test.each(itemsCases('items'))('items: $says', ({ change, faults }) => {
  expect(isItems(change.items)).toBe(faults.length === 0)
})

test('an entry is written and read back', () => {
  const item = { productId: '84', halves: 3 }
  expect(entryOf(item)).toBe('84:3')
  expect(readEntry('84:3')).toEqual(item)
})

test('what is no entry reads as null', () => {
  expect(['84:1999', '84', '', 84, null, undefined].map(readEntry)).toEqual(Array(6).fill(null))
})
