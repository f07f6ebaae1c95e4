import { expect, test } from 'vitest'
import {
  serializeOrderItem,
  isSerializedOrderItemList,
  parseSerializedOrderItem,
} from '../../../domain/order-list/orderItems'
import { createOrderItemsFieldTestCases } from '../../schemas/createOrderItemsFieldTestCases'

test.each(createOrderItemsFieldTestCases('items'))('items: $says', ({ change, invalidFields }) =>
  expect(isSerializedOrderItemList(change.items)).toBe(invalidFields.length === 0),
)

test('formats an entry and parses it back', () => {
  const item = { productId: '84', halves: 3 }
  expect(serializeOrderItem(item)).toBe('84:3')
  expect(parseSerializedOrderItem('84:3')).toEqual(item)
})

test('parses a malformed entry as null', () =>
  expect(['84:1999', '84', '', 84, null, undefined].map(parseSerializedOrderItem)).toEqual(
    Array(6).fill(null),
  ))
