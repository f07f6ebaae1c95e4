import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReplyDraft, type ReplyDraft } from '../../../domain/replies/replyDraft'
import { maxReplyLines } from '../../../domain/replies/replyLine'

const mark = { key: 'product 2', mark: 'substitute', substitute: 'Jojoba Oil', productId: '' } as const
const draft: ReplyDraft = {
  channel: 'email',
  templateId: 'abcdefghijklmnopqrst',
  text: 'Dear Ada,\n{due}',
  isEdited: false,
  isOutdated: true,
  openedText: 'Good day',
  total: '₦12,500',
  marks: [mark],
}

test('parses a draft as the device kept it', () =>
  expect(parseReplyDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft))

test.each([
  ['an unknown channel', { channel: 'pigeon' }, { channel: 'whatsapp' }],
  ['no template', { templateId: undefined }, { templateId: '' }],
  ['a total that is not a text', { total: 5 }, { total: '' }],
  [
    'no word whether it was edited: a filled text must not replace it',
    { isEdited: null },
    { isEdited: true },
  ],
  ['no word whether its choices changed', { isOutdated: 'yes' }, { isOutdated: false }],
  ['a text that was opened, but is none', { openedText: true }, { openedText: null }],
  ['marks that are not a list', { marks: { 0: mark } }, { marks: [] }],
  [
    'an unknown mark: the line has none then',
    { marks: [mark, { ...mark, mark: 'toString' }] },
    { marks: [mark, { ...mark, mark: null }] },
  ],
  [
    'a mark that is none of ours',
    { marks: [null, { key: 7, mark: 'notNow' }] },
    {
      marks: [
        { key: '', mark: null, substitute: '', productId: '' },
        { key: '', mark: 'notNow', substitute: '', productId: '' },
      ],
    },
  ],
])('keeps the text of a draft with %s', (_, change, expected) =>
  expect(parseReplyDraft({ ...draft, ...change })).toEqual({ ...draft, ...expected }),
)

test('keeps at most as many marks as a reply has lines', () => {
  const marks = Array.from({ length: maxReplyLines + 1 }, () => mark)
  expect(parseReplyDraft({ ...draft, marks })?.marks).toHaveLength(maxReplyLines)
})

test('takes no line of an earlier draft for available: there, it was so before anybody had looked', () => {
  const lines = [{ text: 'Argan Oil: 2', mark: 'available', substitute: '' }]
  expect(parseReplyDraft({ ...draft, isOutdated: undefined, marks: undefined, lines })).toEqual({
    ...draft,
    isOutdated: false,
    marks: [],
  })
})

test.each([undefined, null, 'text', [], {}, { ...draft, text: 5 }])('rejects %j', (stored) =>
  expect(parseReplyDraft(stored)).toBeNull(),
)

test('parses any JSON without an error, and again to the same draft', () => {
  const text = fc.option(fc.string(), { nil: undefined })
  const stored = fc.record({ text, channel: fc.jsonValue(), marks: fc.jsonValue(), total: fc.jsonValue() })
  fc.assert(
    fc.property(stored, (value) => {
      const parsed = parseReplyDraft(value)
      expect(parsed?.text).toBe(value.text)
      expect(parseReplyDraft(parsed)).toEqual(parsed)
    }),
  )
})
