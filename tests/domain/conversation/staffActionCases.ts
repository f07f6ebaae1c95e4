import { reopenPeriodMs } from '../../../domain/conversation/moveLimits'
import type { StaffAction, StaffActionChange } from '../../../domain/conversation/staffActionTypes'
import type { SentItem } from '../../../domain/sent-items/sentItem'

/* What a staff member, Sola, can find of an item, what she can do, and what becomes of it. */

export const now = Date.parse('2026-03-10T10:00+01:00')
export const later = now + 3_600_000
export const sola = { uid: 'sola', name: 'Sola' }
const ada = { uid: 'ada', name: 'Ada' }
export const said = { channel: 'whatsapp', text: 'Yes' } as const
const quote = { lines: ['1:3:450000:a'], words: [], extras: [], validUntil: new Date(later) }
export const accepted = { ...ada, at: new Date(now), replyId: 'quote1', how: 'phone' } as const
export const solaDidIt = { ...sola, at: new Date(now) }
export const adaDidIt = { ...ada, at: new Date(now) }

const closedItem = { status: 'closed', answer: { ...sola, ...said }, updatedAt: new Date(now) } as const

export const states = {
  'a new item': {},
  'her own claim': { claimedBy: sola },
  "Ada's claim": { claimedBy: ada },
  'her own answer': { status: 'answered', claimedBy: sola, answer: { ...sola, ...said } },
  "Ada's answer": { status: 'answered', claimedBy: ada, answer: { ...ada, ...said } },
  'an answer without a claim': { status: 'answered', answer: { ...ada, ...said } },
  'an answer that nobody can read': { status: 'answered' },
  'a reopened item': { answer: { ...ada, ...said } },
  'an accepted quote': { status: 'accepted', answer: { ...ada, ...said }, accepted },
  'a quote that she packed': { status: 'accepted', accepted, steps: { packed: solaDidIt } },
  'a quote that Ada packed': { status: 'accepted', accepted, steps: { packed: adaDidIt, paid: solaDidIt } },
  'a closed item': closedItem,
  'an item that was closed long ago': { ...closedItem, updatedAt: new Date(now - reopenPeriodMs) },
} as const satisfies Record<string, Partial<SentItem>>

export const actions = {
  claim: { type: 'claim' },
  'hand back': { type: 'handBack' },
  'take over from Ada': { type: 'takeOver', fromUid: 'ada' },
  'take over from Ben': { type: 'takeOver', fromUid: 'ben' },
  answer: { type: 'answer', ...said },
  'answer without a text': { type: 'answer', channel: 'phone' },
  quote: { type: 'answer', channel: 'email', quote },
  'reply again': { type: 'answer', ...said, isFurther: true },
  'quote again': { type: 'answer', channel: 'email', quote, isFurther: true },
  hold: { type: 'hold', ...said, promisedAt: later },
  reopen: { type: 'reopen' },
  'accept by phone': { type: 'acceptByPhone', replyId: 'quote1' },
  'tick packed': { type: 'tick', step: 'packed' },
  'take packed back': { type: 'untick', step: 'packed' },
  'be reminded': { type: 'remind', at: later },
  close: { type: 'close' },
} as const satisfies Record<string, StaffAction>

export type StateName = keyof typeof states
export type ActionName = keyof typeof actions

const reply = { from: 'staff', ...sola, channel: 'whatsapp', kind: 'answer', text: 'Yes' } as const
const quoteReply = { ...reply, channel: 'email', kind: 'quote', text: '', quote } as const
const answered = { status: 'answered', answer: { ...sola, ...said }, reply } as const
const answeredByPhone = {
  status: 'answered',
  answer: { ...sola, channel: 'phone' },
  reply: { ...reply, channel: 'phone', text: 'Answered by phone.' },
} as const
const quoted = { status: 'answered', answer: { ...sola, channel: 'email' }, reply: quoteReply } as const
const held = { promisedAt: new Date(later), reply: { ...reply, kind: 'holding' } } as const
const claimed = { claimedBy: sola }
const reopened = {
  status: 'new',
  waitingSince: 'now',
  promisedAt: null,
  claimedBy: null,
  accepted: null,
  steps: null,
} as const
const acceptedByPhone = {
  status: 'accepted',
  accepted: { ...sola, replyId: 'quote1', how: 'phone' },
} as const
const packed = { step: { name: 'packed', doneBy: sola } } as const
const reminded = { remindAt: new Date(later) }
const closed = { status: 'closed' } as const
export const done = 'done'

const newlyArrived = 'Something new has come since. Read it, then send your reply'
const isAccepted = 'The quote is already accepted. Reopen this before you send another'
const isNotAccepted = 'This is no longer accepted, so nothing can be ticked'
const closedLongAgo = 'This was closed more than 30 days ago, so it stays closed'
const isChanged = 'The sender has asked for something else since'

type Outcomes = Partial<Record<ActionName | 'any other', StaffActionChange | string>>

const waiting: Outcomes = {
  'reply again': newlyArrived,
  'quote again': newlyArrived,
  reopen: done,
  'accept by phone': isChanged,
  'tick packed': isNotAccepted,
  'take packed back': done,
  'be reminded': reminded,
  close: closed,
}

const afterAnswer: Outcomes = {
  'reply again': { reply },
  'quote again': { reply: quoteReply },
  reopen: reopened,
  'accept by phone': acceptedByPhone,
  'tick packed': isNotAccepted,
  'take packed back': done,
  'be reminded': reminded,
  close: closed,
}

const afterAcceptance: Outcomes = {
  ...afterAnswer,
  'quote again': isAccepted,
  'accept by phone': done,
  'tick packed': done,
}

/** What each action does in each state: the change, 'done' where it was done before, or who or what was first. */
export const outcomes: Record<StateName, Outcomes> = {
  'a new item': {
    ...waiting,
    claim: claimed,
    'hand back': done,
    'take over from Ada': claimed,
    'take over from Ben': claimed,
    answer: { ...answered, ...claimed },
    'answer without a text': { ...answeredByPhone, ...claimed },
    quote: { ...quoted, ...claimed },
    hold: { ...held, ...claimed },
  },
  'her own claim': {
    ...waiting,
    claim: done,
    'hand back': { claimedBy: null },
    'take over from Ada': done,
    'take over from Ben': done,
    answer: answered,
    'answer without a text': answeredByPhone,
    quote: quoted,
    hold: held,
  },
  "Ada's claim": { ...waiting, 'take over from Ada': claimed, 'any other': 'Ada is already answering' },
  'her own answer': { ...afterAnswer, 'any other': 'Sola has already answered' },
  "Ada's answer": { ...afterAnswer, 'any other': 'Ada has already answered' },
  'an answer without a claim': { ...afterAnswer, 'hand back': done, 'any other': 'Ada has already answered' },
  'an answer that nobody can read': {
    ...afterAnswer,
    'hand back': done,
    'any other': 'This is already answered',
  },
  'a reopened item': {
    ...waiting,
    claim: claimed,
    'hand back': done,
    'take over from Ada': claimed,
    'take over from Ben': claimed,
    answer: { status: 'answered', ...claimed, reply },
    'answer without a text': { status: 'answered', ...claimed, reply: answeredByPhone.reply },
    quote: { status: 'answered', ...claimed, reply: quoteReply },
    hold: { ...held, ...claimed },
  },
  'an accepted quote': {
    ...afterAcceptance,
    'hand back': done,
    'tick packed': packed,
    'any other': 'Ada has already answered',
  },
  'a quote that she packed': {
    ...afterAcceptance,
    'hand back': done,
    'take packed back': { steps: null },
    'any other': 'This is already answered',
  },
  'a quote that Ada packed': {
    ...afterAcceptance,
    'hand back': done,
    'take packed back': 'Ada ticked this, so only Ada can take it back',
    'any other': 'This is already answered',
  },
  'a closed item': {
    'hand back': done,
    reopen: reopened,
    'tick packed': isNotAccepted,
    'take packed back': done,
    close: done,
    'any other': 'This is already closed',
  },
  'an item that was closed long ago': {
    'hand back': done,
    reopen: closedLongAgo,
    'tick packed': isNotAccepted,
    'take packed back': done,
    close: done,
    'any other': 'This is already closed',
  },
}
