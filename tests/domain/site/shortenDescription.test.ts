import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenDescription } from '../../../domain/site/shortenDescription'

test('keeps a text of 160 characters, and cuts a longer one after a word', () => {
  const words = `${'palm '.repeat(31)}kernel`
  expect(words).toHaveLength(161)
  expect(shortenDescription(words)).toBe(`${'palm '.repeat(31).trim()}…`)
  expect(shortenDescription(words.slice(1))).toBe(words.slice(1))
})

test('ends no text with a comma or a point before the ellipsis', () =>
  expect(shortenDescription(`${'a'.repeat(155)}. Shea butter`)).toBe(`${'a'.repeat(155)}…`))

test('never exceeds 160 characters', () => {
  const text = fc
    .array(fc.lorem({ maxCount: 1 }), { minLength: 1, maxLength: 60 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(text, (description) => {
      expect(shortenDescription(description).length).toBeLessThanOrEqual(160)
    }),
  )
})
