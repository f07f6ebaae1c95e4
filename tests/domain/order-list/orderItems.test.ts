import { expect, test } from 'vitest'
import { formatItemEntry, isItems, parseItemEntry } from '../../../web/domain/order-list/orderItems'
import { itemsCases } from '../../schemas/itemsCases'

test.each(itemsCases('items'))('items: $says', ({ change, invalidFields }) => {
  expect(isItems(change.items)).toBe(invalidFields.length === 0)
})

test('formats an entry and parses it back', () => {
  const item = { productId: '84', halves: 3 }
  expect(formatItemEntry(item)).toBe('84:3')
  expect(parseItemEntry('84:3')).toEqual(item)
})

test('parses a malformed entry as null', () => {
  expect(['84:1999', '84', '', 84, null, undefined].map(parseItemEntry)).toEqual(Array(6).fill(null))
})
