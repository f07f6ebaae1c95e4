import { expect, test } from 'vitest'
import { listText } from '../../web/domain/listText'

test('the order list as text has a line for each product, with how much of it', () => {
  const list = [
    { name: 'Shea Butter', count: 1.5 },
    { name: 'Coconut Oil', count: 12 },
  ]
  expect(listText(list)).toBe('Shea Butter: 1.5\nCoconut Oil: 12')
  expect(listText([])).toBe('')
})
