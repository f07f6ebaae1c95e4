import { expect, test } from 'vitest'
import { formatQuantitySums } from '../../../domain/order-list/formatQuantitySums'

test('adds up quantities of the same unit alone, and leaves out those whose unit is not known', () => {
  const items = [
    { count: 2, unit: 'litre' },
    { count: 1.5, unit: 'kg' },
    { count: 0.5, unit: 'bunch' },
    { count: 6, unit: 'kg' },
    { count: 9 },
  ] as const
  expect(formatQuantitySums(items)).toEqual(['7.5 kg', '2 litres', '0.5 bunch'])
  expect(formatQuantitySums([])).toEqual([])
})
