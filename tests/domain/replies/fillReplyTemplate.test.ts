import fc from 'fast-check'
import { randomText } from '../../randomText'
import { describe, expect, test } from 'vitest'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import { cleanText, isMultilineText } from '../../../domain/validation/text'

const values = { name: 'Ada', reference: 'ABC234', due: '14:35', lines: '- Shea Butter: 1.5\nTotal: 5' }

// Texts with what people and attackers put into a name or a list.
const hostileTexts = [
  ...['{name}', '{due}', '{lines}', '$&', '$1', '=HYPERLINK("https://evil.example")', '<script>', '\u202E'],
  ...['\u2066', '\u0000', '\u0085', '\uD83C', '🌿', '👩🏾‍🔬', 'ọ̀', '\r\n', '\t', 'a'.repeat(500)],
]
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostileTexts), randomText()))
  .map((parts) => parts.join(''))

describe('fillReplyTemplate', () => {
  test.each([
    ['Hello {name}, {reference} by {due}', 'Hello Ada, ABC234 by 14:35'],
    ['{lines}\n\nThank you, {name}. {name}!', '- Shea Butter: 1.5\nTotal: 5\n\nThank you, Ada. Ada!'],
    ['{Name} { name } {{due}} {total} {} {', '{Name} { name } {14:35} {total} {} {'],
    ['{toString}{__proto__}{constructor}', '{toString}{__proto__}{constructor}'],
    ['', ''],
  ])('fills %j', (text, filled) => expect(fillReplyTemplate(text, values)).toBe(filled))

  test('never fills what it has filled in', () => {
    const tricky = { name: '{due}', reference: '{na{name}me}', due: '{lines}', lines: "$& $1 $` {name} $'" }
    expect(fillReplyTemplate('{name} {reference} {due} {lines}', tricky)).toBe(
      `${tricky.name} ${tricky.reference} ${tricky.due} ${tricky.lines}`,
    )
  })

  test.each([
    ['control characters', 'a\u0000b\u007Fc', 'abc'],
    ['characters that change the direction of the text', 'a\u202Eb\u2066c\u2069', 'abc'],
    ['halves of characters', '\uDF3Fa\uD83C', 'a'],
    ['spaces and empty lines around the text', ' \n a\tb\n\n', 'a\tb'],
  ])('removes %s', (_, name, filled) => expect(fillReplyTemplate('{name}', { ...values, name })).toBe(filled))

  test('keeps a text that is too long for a reply whole, for staff to shorten', () => {
    const lines = '- 12.5 kg Baobab Leaf Powder (not available now)\n'.repeat(60)
    expect(fillReplyTemplate('{lines}Shall we pack it?', { ...values, lines })).toBe(
      `${lines}Shall we pack it?`,
    )
  })

  test('gives a text that the rules accept as a reply, once it is short enough', () => {
    const texts = fc.record({
      name: hostileText,
      reference: hostileText,
      due: hostileText,
      lines: hostileText,
    })
    fc.assert(
      fc.property(hostileText, texts, (text, hostileValues) => {
        const filled = fillReplyTemplate(`A reply: ${text}`, hostileValues)
        expect(isMultilineText(filled, Infinity)).toBe(true)
        expect(filled).not.toMatch(/\p{Surrogate}/u)
      }),
    )
  })

  test('keeps a value word for word between the words around it', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 100 }).filter((text) => isMultilineText(text, 500))
    fc.assert(
      fc.property(name, (text) => {
        expect(fillReplyTemplate('Hello {name}.', { ...values, name: text })).toBe(
          cleanText(`Hello ${text}.`),
        )
      }),
    )
  })
})
