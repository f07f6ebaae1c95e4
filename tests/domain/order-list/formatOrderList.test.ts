import { expect, test } from 'vitest'
import { formatOrderList } from '../../../domain/order-list/formatOrderList'

test('formats the order list with a line for each product: its quantity in its unit, and its name', () => {
  const list = [
    { name: 'Shea Butter', count: 1.5, unit: 'kg' },
    { name: 'Coconut Oil', count: 12, unit: 'litre' },
    { name: 'Moon Dust', count: 2 },
  ] as const
  expect(formatOrderList(list)).toBe('1.5 kg Shea Butter\n12 litres Coconut Oil\nMoon Dust: 2')
  expect(formatOrderList([])).toBe('')
})
