import { expect, test } from 'vitest'
import { formatOrderList } from '../../../web/domain/order-list/formatOrderList'

test('formats the order list with a line for each product and its quantity', () => {
  const list = [
    { name: 'Shea Butter', count: 1.5 },
    { name: 'Coconut Oil', count: 12 },
  ]
  expect(formatOrderList(list)).toBe('Shea Butter: 1.5\nCoconut Oil: 12')
  expect(formatOrderList([])).toBe('')
})
