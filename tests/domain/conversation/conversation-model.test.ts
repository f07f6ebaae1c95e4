import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeAccepted, getQuoteState } from '../../../domain/conversation/quoteState'
import { questionLimits, type Reply } from '../../../domain/conversation/reply'
import { parseSentItemReport } from '../../../domain/conversation/sentItemReport'
import { serializeSentItemReport } from '../../../domain/conversation/serializeSentItemReport'
import { listQuotes } from '../../../domain/conversation/thread'
import type { Quote } from '../../../domain/quotes/quote'
import { sumQuote } from '../../../domain/quotes/sumQuote'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { sizeForRun } from '../../sizeForRun'
import { type Answered, type Conversation, startConversation, takeStep } from './conversationModel'
import { conversationSteps } from './conversationSteps'

test('a sender with two devices and two staff, whatever they do and whenever it arrives, share one truth', () => {
  const outcomes = new Set<string>()
  fc.assert(
    fc.property(conversationSteps, (steps) => {
      let conversation = startConversation()
      const stored = new Set<string>()
      for (const [index, step] of steps.entries()) {
        const [after, answered] = takeStep(conversation, step, `step${index}`)
        if (answered) {
          outcomes.add(answered.outcome)
          expectFairAnswer(conversation, after, answered)
          expectSameAnswer(stored, conversation, after, answered)
        }
        expectOneTruth(after)
        expectKeptReplies(conversation, after)
        conversation = after
      }
    }),
    { numRuns: sizeForRun(80, 250) },
  )
  // The steps reach what they are about.
  expect([...outcomes]).toEqual(expect.arrayContaining(['accepted', 'replaced', 'withdrawn', 'asked']))
})

/** Only the newest quote that is answered and still valid is accepted, and whoever is told of a yes sees it. */
function expectFairAnswer(
  before: Conversation,
  after: Conversation,
  { request, outcome }: NonNullable<Answered>,
) {
  const { accepted } = after.item
  if (!('replyId' in request)) return
  if (outcome === 'accepted' || outcome === 'alreadyAccepted') expect(accepted?.replyId).toBe(request.replyId)
  if (outcome !== 'accepted') {
    expect(accepted).toEqual(before.item.accepted)
    return
  }
  const newest = before.replies.findLast(({ kind }) => kind === 'quote')
  expect(newest?.id).toBe(request.replyId)
  expect(newest?.quote?.validUntil.getTime()).toBeGreaterThan(after.now)
  expect(before.item).toMatchObject({ status: 'answered', accepted: null })
}

/** A question or a no that is stored already gets the same answer again, and nothing changes. */
function expectSameAnswer(
  stored: Set<string>,
  before: Conversation,
  after: Conversation,
  answered: NonNullable<Answered>,
) {
  const { request, outcome } = answered
  const isRepeated = stored.has(request.key)
  if (isRepeated) {
    expect(outcome).toBe('replyId' in request ? 'declined' : 'asked')
    expect(after.item).toBe(before.item)
    expect(after.replies).toBe(before.replies)
  }
  if (after.replies.length > before.replies.length) stored.add(request.key)
}

/** The desk and the status link show each quote in the same state, one at most as accepted or to be accepted. */
function expectOneTruth({ item, replies, now }: Conversation) {
  const json = JSON.stringify(serializeSentItemReport(item, replies, new Map()))
  const report = parseSentItemReport(JSON.parse(json))
  if (!report) throw new Error('Nobody can read the report.')
  const atDesk = describeQuotes(item, replies, now)
  expect(describeQuotes(report, report.replies, now)).toEqual(atDesk)
  expect(atDesk.map(({ sum }) => BigInt(sum))).toEqual(
    listQuotes(replies).map(({ quote }) => addExactly(quote)),
  )
  const live = atDesk.filter(({ state }) => state === 'accepted' || canBeAccepted(state))
  expect(live.length).toBeLessThanOrEqual(1)
  expect(live.filter(({ state }) => state === 'accepted').map(({ id }) => id)).toEqual(
    item.accepted ? [item.accepted.replyId] : [],
  )
  if (item.status === 'accepted') expect(item.accepted).not.toBeNull()
  if (!item.accepted) expect(item.steps).toEqual({})
}

function describeQuotes(item: Pick<SentItem, 'status' | 'accepted'>, replies: readonly Reply[], now: number) {
  return listQuotes(replies).map((quote) => ({
    id: quote.id,
    state: getQuoteState(item, replies, quote, now),
    sum: sumQuote(quote.quote),
  }))
}

function addExactly({ lines, extras }: Quote): bigint {
  const available = lines.filter(({ mark }) => mark === 'available')
  const amounts = available.map(({ halves, kobo }) => (BigInt(halves) * BigInt(kobo) + 1n) / 2n)
  return [...amounts, ...extras.map(({ kobo }) => BigInt(kobo))].reduce((sum, kobo) => sum + kobo, 0n)
}

/** What was sent never changes, and questions keep their limits. */
function expectKeptReplies(before: Conversation, after: Conversation) {
  expect(before.replies.every((reply, index) => after.replies[index] === reply)).toBe(true)
  const times = after.replies
    .filter(({ kind }) => kind === 'question')
    .map(({ createdAt }) => createdAt.getTime())
  expect(times.length).toBeLessThanOrEqual(questionLimits.perItem)
  for (const [index, time] of times.slice(1).entries())
    expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(questionLimits.intervalSeconds * 1000)
}
