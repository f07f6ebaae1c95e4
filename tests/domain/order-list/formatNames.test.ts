import { expect, test } from 'vitest'
import { formatNames } from '../../../domain/order-list/formatNames'

test.each([
  [['Shea'], 'Shea'],
  [['Shea', 'Chia', 'Neem', 'Moringa'], 'Shea, Chia, Neem, Moringa'],
  [['Shea', 'Chia', 'Neem', 'Moringa', 'Hibiscus'], 'Shea, Chia, Neem and 2 more'],
])('names three at most, and how many more: %j', (names, text) => expect(formatNames(names)).toBe(text))

test('ninety names stay one short line', () => {
  const names = Array.from({ length: 90 }, (_, index) => `Product ${index}`)
  expect(formatNames(names)).toBe('Product 0, Product 1, Product 2 and 87 more')
})
