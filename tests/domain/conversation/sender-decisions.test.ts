import { describe, expect, test } from 'vitest'
import { decideQuestion } from '../../../domain/conversation/decideQuestion'
import { decideQuoteAnswer } from '../../../domain/conversation/decideQuoteAnswer'
import type { QuoteAnswerOutcome } from '../../../domain/conversation/quoteAnswer'
import { questionLimits, type Reply } from '../../../domain/conversation/reply'
import { reopenPeriodMs } from '../../../domain/conversation/moveLimits'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'

const now = Date.parse('2026-03-10T10:00+01:00')
const ago = (ms: number) => new Date(now - ms)
const hourMs = 3_600_000

const sola = { uid: 'sola', name: 'Sola' }
const sender = { from: 'sender', uid: 'u', name: 'Ada Obi', channel: 'site' } as const
const say = (kind: 'question' | 'decline', id: string, createdAt: Date): Reply => ({
  ...sender,
  ...{ kind, id, text: 'Is it raw?', quote: null, createdAt },
})
const offer = (id: string, createdAt: Date, validUntil: Date): Reply => ({
  ...{ ...sola, id, from: 'staff', kind: 'quote', channel: 'whatsapp', text: '', createdAt },
  quote: {
    lines: [{ productId: '84', words: '', halves: 3, kobo: 250_000, mark: 'available' }],
    ...{ extras: [], note: '', validUntil },
  },
})

const by = (how: 'online' | 'phone', replyId: string) => ({ ...sola, at: ago(1), how, replyId }) as const

describe('A question', () => {
  const ask = (item: Partial<SentItem>, replies: Reply[] = [], isReplyStored = false) =>
    decideQuestion(createSentItem(item), 'Only half of it, please', { replies, isReplyStored, now })
  const reply = { ...sender, kind: 'question', text: 'Only half of it, please' } as const

  test('is added to an item that waits, which keeps its clock, its promise and its claim', () =>
    expect(ask({ promisedAt: new Date(now + 1), claimedBy: sola })).toEqual({
      answer: { outcome: 'asked' },
      change: { reply },
    }))

  test.each([
    ['answered', { status: 'answered' }],
    ['accepted', { status: 'accepted', accepted: by('online', 'q') }],
    ['closed', { status: 'closed', updatedAt: ago(reopenPeriodMs - 1) }],
  ] as const)('makes an item that is %s wait again, from now on', (_, item) =>
    expect(ask(item)).toEqual({
      answer: { outcome: 'asked' },
      change: {
        ...{ status: 'new', waitingSince: 'now' },
        ...{ promisedAt: null, claimedBy: null, accepted: null, steps: null },
        reply,
      },
    }),
  )

  const tenQuestions = Array.from({ length: questionLimits.perItem }, (_, index) =>
    say('question', `q${index}`, ago(hourMs)),
  )
  test.each([
    ['is stored already', { status: 'answered' }, tenQuestions, true, { outcome: 'asked' }],
    [
      'is about an item that was closed 30 days ago',
      { status: 'closed', updatedAt: ago(reopenPeriodMs) },
      [],
      false,
      { outcome: 'closed' },
    ],
    ['is the eleventh', { status: 'answered' }, tenQuestions, false, { outcome: 'tooMany' }],
    [
      'comes 29 seconds after another',
      { status: 'new' },
      [say('question', 'b', ago(29_000)), say('question', 'a', ago(hourMs))],
      false,
      { outcome: 'wait', waitMs: 1000 },
    ],
  ] as const)('that %s changes nothing', (_, item, replies, isStored, answer) =>
    expect(ask(item, [...replies], isStored)).toEqual({ answer, change: null }),
  )

  test('may come 30 seconds after another, and after nine', () => {
    expect(ask({}, [say('question', 'a', ago(30_000))]).answer).toEqual({ outcome: 'asked' })
    expect(ask({}, tenQuestions.slice(1)).answer).toEqual({ outcome: 'asked' })
  })
})

describe('An answer to the newest quote', () => {
  const older = offer('older', ago(2 * hourMs), new Date(now + 1))
  const newest = offer('newest', ago(hourMs), new Date(now + 1))
  const declined = say('decline', 'no', ago(1))
  const expired = [older, offer('newest', ago(hourMs), new Date(now))]
  const answer = (
    what: 'accept' | 'decline',
    item: Partial<SentItem>,
    replies: readonly Reply[],
    { replyId = 'newest', isReplyStored = false, text = undefined as string | undefined } = {},
  ) =>
    decideQuoteAnswer(
      createSentItem(item),
      what === 'accept' ? { replyId, answer: what } : { replyId, answer: what, ...(text && { text }) },
      { replies, isReplyStored, now },
    )

  type Case = [QuoteAnswerOutcome, QuoteAnswerOutcome, Partial<SentItem>, Reply[], string?]
  const both = [older, newest]
  const accepted = { status: 'accepted', accepted: by('online', 'newest') } as const
  const cases: Case[] = [
    ['accepted', 'declined', { status: 'answered' }, both],
    ['accepted', 'alreadyDeclined', { status: 'answered' }, [...both, declined]],
    ['alreadyAccepted', 'alreadyAccepted', accepted, both],
    ['alreadyAccepted', 'alreadyAccepted', { ...accepted, accepted: by('phone', 'newest') }, both],
    ['alreadyAccepted', 'alreadyAccepted', { ...accepted, status: 'closed' }, both],
    ['otherAccepted', 'otherAccepted', { ...accepted, accepted: by('phone', 'older') }, both],
    ['otherAccepted', 'otherAccepted', accepted, both, 'older'],
    ['replaced', 'replaced', { status: 'answered' }, both, 'older'],
    ['expired', 'expired', { status: 'answered' }, expired],
    ['withdrawn', 'withdrawn', { status: 'new' }, both],
    ['closed', 'closed', { status: 'closed' }, both],
    ['missing', 'missing', { status: 'answered' }, both, 'unknown'],
  ]
  test.each(cases)('is %s, or as a no %s, for an item that is %o', (yes, no, item, replies, replyId) => {
    expect(answer('accept', item, replies, { replyId }).answer).toEqual({ outcome: yes })
    expect(answer('decline', item, replies, { replyId }).answer).toEqual({ outcome: no })
  })

  test('accepts it in the name of the sender', () =>
    expect(answer('accept', { status: 'answered' }, both).change).toEqual({
      status: 'accepted',
      accepted: { uid: 'u', name: 'Ada Obi', replyId: 'newest', how: 'online' },
    }))

  test('declines it with words of the sender or without, and moves nothing', () => {
    const no = { ...sender, kind: 'decline', text: 'No, thank you.' } as const
    expect(answer('decline', { status: 'answered' }, both).change).toEqual({ reply: no })
    const inWords = answer('decline', { status: 'answered' }, both, { text: 'Too dear' }).change
    expect(inWords).toEqual({ reply: { ...no, text: 'Too dear' } })
  })

  const late = cases.filter(([yes]) => yes !== 'accepted')
  test.each(late)('changes nothing where it is %s', (_yes, _no, item, replies, replyId) => {
    expect(answer('accept', item, replies, { replyId }).change).toBeNull()
    expect(answer('decline', item, replies, { replyId }).change).toBeNull()
  })

  test('that is a no is stored once, whoever sends it and whenever it is repeated', () => {
    const twice = answer('decline', { status: 'answered' }, [...both, declined])
    expect(twice.change).toBeNull()
    const repeated = answer('decline', { status: 'new' }, both, { isReplyStored: true })
    expect(repeated).toEqual({ answer: { outcome: 'declined' }, change: null })
  })
})
