import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtTemplates } from '../../../domain/replies/builtTemplates'
import { fillReplyTemplate } from '../../../domain/replies/fillReplyTemplate'
import { findPlaceToFillIn } from '../../../domain/replies/findPlaceToFillIn'
import { createReplyLines, formatReplyLines, listSendersTexts } from '../../../domain/replies/replyLine'
import { createSentItem, findProduct } from '../sent-items/createSentItem'

describe('a place to fill in', () => {
  test.each([
    ['words in braces', 'Hello,\n{your answer}\nGoodbye', '{your answer}'],
    ['one of several words, with dots', 'From {day, e.g. Monday…} on', '{day, e.g. Monday…}'],
    ['a name of a value that was not filled, {name}', 'Hello {name},', '{name}'],
    ['words in another script', 'Hello {ìdáhùn}', '{ìdáhùn}'],
    ['a bare …', 'This is our answer: … Is there anything else?', '…'],
    ['a … on a line of its own', 'Hello,\n\n…\n\nGoodbye', '…'],
    ['three dots, as they are typed', 'It costs ... naira.', '...'],
    ['more dots', 'It costs ......', '......'],
    ['the innermost braces', '{a {b} c}', '{b}'],
  ])('is %s', (_, text, place) =>
    expect(findPlaceToFillIn(text, [])).toEqual({ text: place, start: text.indexOf(place) }),
  )

  test.each([
    ['a … at the end of a word', 'We are looking for it…'],
    ['three dots at the end of a word', 'Well... we have it'],
    ['a … before a word', 'Yes, …or so'],
    ['two dots', 'Well .. yes'],
    ['braces with nothing in them', 'Hello {}, { }'],
    ['braces around a number', '{1} and {2.5}'],
    ['braces across two lines', 'if {\nyes }'],
    ['one brace', 'Hello {name'],
    ['nothing', ''],
  ])('is not %s', (_, text) => expect(findPlaceToFillIn(text, [])).toBeNull())

  test('is the first of several, of either kind', () => {
    expect(findPlaceToFillIn('Hello … {name}', [])).toEqual({ text: '…', start: 6 })
    expect(findPlaceToFillIn('Hello {name} …', [])).toEqual({ text: '{name}', start: 6 })
  })

  test.each([
    ['a name with dots', 'Ada … Obi', 'Hello Ada … Obi,'],
    ['a name with braces', '{Ada}', 'Hello {Ada},'],
    ['a line with dots', '- oats ... if you have them', '- oats ... if you have them (not available now)'],
  ])('is not in the words of the sender: %s', (_, words, text) =>
    expect(findPlaceToFillIn(text, [words])).toBeNull(),
  )

  test('after words of the sender has its own position', () =>
    expect(findPlaceToFillIn('Hello {Ada}, {your answer}', ['{Ada}'])).toEqual({
      text: '{your answer}',
      start: 13,
    }))
})

test('no name and no line that a sender writes holds back a text that is complete', () => {
  const part = fc.constantFrom('…', '...', '{', '}', '{name}', '{your answer}', 'oats', ': 2', ' ', '- ', ',')
  const words = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `a${parts.join('')}`)
  const complete = builtTemplates.filter(({ text }) => text.includes('{lines}'))
  fc.assert(
    fc.property(
      words,
      fc.array(words, { maxLength: 4 }),
      fc.constantFrom(...complete),
      (name, lines, { text }) => {
        const items = [{ productId: '84', halves: 4 }]
        const sender = { name, phone: '', whatsapp: '', email: '' }
        const sentItem = createSentItem({ sender, items, text: lines.join('\n') })
        const replyLines = createReplyLines(sentItem, findProduct)
        const values = {
          name,
          reference: 'ABC234',
          due: '14:35',
          lines: formatReplyLines(replyLines, null),
        }
        const filled = fillReplyTemplate(text, values)
        expect(findPlaceToFillIn(filled, listSendersTexts(sentItem, replyLines))).toBeNull()
      },
    ),
    { numRuns: 500 },
  )
})
