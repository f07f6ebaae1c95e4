import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReplyDraft, type ReplyDraft } from '../../../domain/replies/replyDraft'
import { maxReplyLines } from '../../../domain/replies/replyLine'

const line = { text: 'Argan Oil: 2', mark: 'substitute', substitute: 'Jojoba Oil' } as const
const draft: ReplyDraft = {
  channel: 'email',
  templateId: 'abcdefghijklmnopqrst',
  text: 'Dear Ada,\n{due}',
  isEdited: false,
  openedText: 'Good day',
  total: '₦12,500',
  lines: [line],
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
  ['lines that are not a list', { lines: { 0: line } }, { lines: [] }],
  ['a line with an unknown mark', { lines: [line, { ...line, mark: 'toString' }] }, { lines: [line] }],
  ['a line without a substitute', { lines: [{ text: 'Oats', mark: 'notNow' }] }, { lines: [] }],
  ['a line without a text', { lines: [null, { ...line, text: 7 }] }, { lines: [] }],
])('keeps the text of a draft with %s', (_, change, expected) =>
  expect(parseReplyDraft({ ...draft, ...change })).toEqual({ ...draft, ...expected }),
)

test('keeps at most as many lines as a reply has', () => {
  const lines = Array.from({ length: maxReplyLines + 1 }, () => line)
  expect(parseReplyDraft({ ...draft, lines })?.lines).toHaveLength(maxReplyLines)
})

test.each([undefined, null, 'text', [], {}, { ...draft, text: 5 }])('rejects %j', (stored) =>
  expect(parseReplyDraft(stored)).toBeNull(),
)

test('parses any JSON without an error, and again to the same draft', () => {
  const text = fc.option(fc.string(), { nil: undefined })
  const stored = fc.record({ text, channel: fc.jsonValue(), lines: fc.jsonValue(), total: fc.jsonValue() })
  fc.assert(
    fc.property(stored, (value) => {
      const parsed = parseReplyDraft(value)
      expect(parsed?.text).toBe(value.text)
      expect(parseReplyDraft(parsed)).toEqual(parsed)
    }),
  )
})
