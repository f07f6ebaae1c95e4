import { expect, test } from 'vitest'
import { formatQuantity } from '../../../domain/catalogue/formatQuantity'

test.each([
  [1.5, 'kg', '1.5 kg'],
  [0.5, 'litre', '0.5 litre'],
  [1, 'litre', '1 litre'],
  [1.5, 'litre', '1.5 litres'],
  [2, 'bunch', '2 bunches'],
  [12, 'piece', '12 pieces'],
  [3, undefined, '3'],
] as const)('%d in %s reads %s', (count, unit, text) => expect(formatQuantity(count, unit)).toBe(text))
