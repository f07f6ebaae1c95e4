import { describe, expect, test } from 'vitest'
import { parseQuoteAnswerOutcome } from '../../../domain/conversation/quoteAnswer'
import {
  parseQuestionOutcome,
  parseQuestionRequest,
  parseQuoteAnswerRequest,
} from '../../../domain/conversation/senderRequests'

const key = 'QUESTaaaaaaaaaaaaaaa'
const item = { kind: 'requests', id: 'ABC234efghijklmnopqr' } as const
const link = { token: 'x'.repeat(43) }
const question = { key, text: 'Only half of it, please.\nThank you!' }
const yes = { key, replyId: 'QUOTEaaaaaaaaaaaaaaa', answer: 'accept' } as const
const no = { ...yes, answer: 'decline' } as const

describe('A request of the sender', () => {
  test.each([item, link])('names the item by its key or by a status link: %o', (names) => {
    expect(parseQuestionRequest({ ...question, ...names })).toEqual({ ...question, ...names })
    expect(parseQuoteAnswerRequest({ ...yes, ...names })).toEqual({ ...yes, ...names })
    expect(parseQuoteAnswerRequest({ ...no, ...names })).toEqual({ ...no, ...names })
  })

  test('declines with a text or without', () => {
    expect(parseQuoteAnswerRequest({ ...no, ...link, text: ' Too dear ' })).toMatchObject({
      text: 'Too dear',
    })
    expect(parseQuoteAnswerRequest({ ...no, ...link, text: ' ' })).not.toHaveProperty('text')
  })

  test('has its text without what can make it look like another one', () =>
    expect(parseQuestionRequest({ ...question, ...link, text: '\u202e<b>Half</b>\u0000\n' })?.text).toBe(
      '<b>Half</b>',
    ))

  test.each([
    ['no item', { ...question }],
    ['an item of another kind', { ...question, ...item, kind: 'orders' }],
    ['an id that is a path', { ...question, ...item, id: '../../limits/abcdefgh' }],
    ['a token that is too long', { ...question, token: 'x'.repeat(44) }],
    ['no key', { ...question, ...link, key: undefined }],
    ['a key of 19 characters', { ...question, ...link, key: key.slice(1) }],
    ['a text of 2001 letters', { ...question, ...link, text: 'x'.repeat(2001) }],
    ['a text that nobody can see', { ...question, ...link, text: '\u3164' }],
    ['a text of spaces', { ...question, ...link, text: ' \n' }],
    ['no text', { ...question, ...link, text: undefined }],
    ['a text that is none', { ...question, ...link, text: { toString: 'x' } }],
    ['no object', null],
  ])('is refused with %s', (_, body) => expect(parseQuestionRequest(body)).toBeNull())

  test.each([
    ['no quote', { ...yes, ...link, replyId: '' }],
    ['another answer', { ...yes, ...link, answer: 'perhaps' }],
    ['a text of 2001 letters', { ...no, ...link, text: 'x'.repeat(2001) }],
  ])('that answers a quote is refused with %s', (_, body) => expect(parseQuoteAnswerRequest(body)).toBeNull())
})

describe('What the functions answer', () => {
  test.each([{ outcome: 'asked' }, { outcome: 'tooMany' }, { outcome: 'wait', waitMs: 1 }])(
    'is read: %o',
    (answer) => expect(parseQuestionOutcome(answer)).toEqual(answer),
  )

  test.each([null, {}, { outcome: 'wait' }, { outcome: 'wait', waitMs: 0 }, { outcome: 'accepted' }])(
    'is no outcome of a question: %o',
    (answer) => expect(parseQuestionOutcome(answer)).toBeNull(),
  )

  test('is an outcome of an answer to a quote, or none that this release knows', () => {
    expect(parseQuoteAnswerOutcome({ outcome: 'withdrawn' })).toBe('withdrawn')
    expect(parseQuoteAnswerOutcome({ outcome: 'asked' })).toBeNull()
  })
})
