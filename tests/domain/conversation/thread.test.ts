import { describe, expect, test } from 'vitest'
import { getQuoteState, type QuoteState } from '../../../domain/conversation/quoteState'
import { isSentByMail, parseReply, type Reply } from '../../../domain/conversation/reply'
import { isFurtherAnswer, listQuotes, toThread } from '../../../domain/conversation/thread'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { createSentItem } from '../sent-items/createSentItem'

const at = (time: string) => new Date(`2026-03-09T${time}+01:00`)
const stored = {
  from: 'staff',
  uid: 's',
  name: 'Sola',
  channel: 'email',
  kind: 'answer',
  text: 'Yes',
  createdAt: at('14:00'),
}
const quote = { lines: ['84:3:250000:a'], words: [], extras: [], validUntil: at('18:00') }
const storedQuote = { ...stored, kind: 'quote', text: '', quote }
const question = { ...stored, from: 'sender', uid: 'u', name: 'Ada Obi', channel: 'site', kind: 'question' }

function parse(id: string, fields: object): Reply {
  const reply = parseReply(id, fields)
  if (!reply) throw new Error('The reply is malformed.')
  return reply
}

describe('a reply', () => {
  test.each([stored, storedQuote, question, { ...question, kind: 'decline' }])('is read: %o', (fields) =>
    expect(parse('r', fields)).toMatchObject({ kind: fields.kind, name: fields.name, text: fields.text }),
  )

  test.each([
    ['an unknown kind', { kind: 'joke' }],
    ['a kind of the other side', { kind: 'question' }],
    ['a channel of the other side', { channel: 'site' }],
    ['no text', { text: '' }],
    ['a quote that is not of its kind', { quote }],
    ['a kind without its quote', { kind: 'quote' }],
    ['no time', { createdAt: null }],
    ['no name', { name: '' }],
    ['a form of a later release', { schema: 2 }],
  ])('is left out with %s', (_, change) => expect(parseReply('r', { ...stored, ...change })).toBeNull())

  test('goes out by e-mail unless staff answered another way, or wrote nothing down', () => {
    expect(isSentByMail(parse('r', stored))).toBe(true)
    expect(isSentByMail(parse('r', { ...stored, channel: 'phone' }))).toBe(false)
    expect(isSentByMail(parse('r', { ...stored, text: 'Answered by e-mail.' }))).toBe(false)
    expect(isSentByMail(parse('r', question))).toBe(false)
  })
})

describe('the thread', () => {
  const answered = createSentItem({
    status: 'answered',
    answer: { uid: 's', name: 'Sola', channel: 'phone', text: 'Yes, tomorrow.' },
    answeredAt: at('14:10'),
  })

  test('has the answer of an earlier release, which has no reply of its own', () => {
    const asked = parse('b', { ...question, createdAt: at('15:00') })
    expect(toThread(answered, [asked])).toMatchObject([{ text: 'Yes, tomorrow.', name: 'Sola' }, { id: 'b' }])
    expect(toThread({ ...answered, answer: null }, [asked])).toEqual([asked])
  })

  test('has each answer once, from oldest to newest', () => {
    const reply = parse('a', { ...stored, channel: 'phone', text: 'Yes, tomorrow.', createdAt: at('14:10') })
    const later = parse('b', { ...stored, createdAt: at('16:00') })
    expect(toThread(answered, [later, reply])).toEqual([reply, later])
  })
})

describe('an answer', () => {
  const first = parse('a', { ...stored, createdAt: at('14:10') })
  const second = parse('b', { ...stored, createdAt: at('14:20') })
  const holding = parse('c', { ...stored, kind: 'holding', createdAt: at('14:15') })

  test.each([
    ['follows another one', '14:00', second, [first, second], true],
    ['is the only one', '14:00', second, [second, holding], false],
    ['follows one that came before the item waited again', '14:15', second, [first, second], false],
  ])('that %s, since %s: %#', (_, waitingSince, answer, replies, isExpected) =>
    expect(isFurtherAnswer({ waitingSince: at(waitingSince) }, replies, answer)).toBe(isExpected),
  )

  test('is not a promise of a later one', () =>
    expect(isFurtherAnswer({ waitingSince: at('14:00') }, [first, holding], holding)).toBe(false))
})

describe('a quote', () => {
  const [older, newer] = listQuotes([
    parse('b', { ...storedQuote, createdAt: at('15:00') }),
    parse('a', storedQuote),
  ])
  const declined = parse('c', { ...question, kind: 'decline', text: 'No', createdAt: at('15:30') })
  const accepted = { uid: 'u', name: 'Ada Obi', at: at('16:00'), replyId: 'b', how: 'online' } as const

  type Case = [QuoteState, Partial<SentItem>, string, Reply[]]
  const cases: Case[] = [
    ['open', { status: 'answered' }, '17:59', []],
    ['declined', { status: 'answered' }, '17:59', [declined]],
    ['expired', { status: 'answered' }, '18:00', []],
    ['expired', { status: 'answered' }, '18:00', [declined]],
    ['withdrawn', { status: 'new' }, '17:00', []],
    ['closed', { status: 'closed' }, '17:00', []],
    ['accepted', { status: 'accepted', accepted }, '19:00', []],
    ['accepted', { status: 'closed', accepted }, '19:00', [declined]],
  ]
  test.each(cases)('is %s for an item that is %o at %s', (state, item, time, others) => {
    if (!older || !newer) throw new Error('There are no quotes.')
    const replies = [older, newer, ...others]
    const now = at(time).getTime()
    expect(getQuoteState(createSentItem(item), replies, newer, now)).toBe(state)
    expect(getQuoteState(createSentItem(item), replies, older, now)).toBe('replaced')
  })
})
