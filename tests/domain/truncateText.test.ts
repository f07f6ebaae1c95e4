import { describe, expect, test } from 'vitest'
import { truncateText } from '../../domain/validation/text'

describe('truncateText', () => {
  test.each([
    ['a letter', 'a', 20],
    ['a character of two units', '🌿', 19],
    ['a character of seven units', '👩🏾‍🔬', 19],
    ['a flag', '🇳🇬', 18],
    ['a letter with its accent', 'o\u0323', 19],
  ])('cuts the text before %s that does not fit as a whole', (_, character, start) => {
    const text = 'a'.repeat(start)
    expect(truncateText(`${text}${character}a`, 20)).toBe(text)
  })

  test.each([
    ['a', 19],
    ['🌿', 20],
  ])('cuts a character that is longer than the limit: %s with many marks', (character, length) => {
    const text = character + '\u{1D165}'.repeat(20)
    expect(truncateText(text, 20)).toBe(text.slice(0, length))
  })
})
