import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { defaultCalendar } from '../../../domain/opening-hours/calendar'
import { isSerializedOrderItemList } from '../../../domain/order-list/orderItems'
import { parseStaffNote } from '../../../domain/replies/staffNote'
import { findEnquiryFormErrors } from '../../../domain/sending/enquiry'
import { sendIntervalSeconds } from '../../../domain/sending/rateLimit'
import { findRequestFormErrors } from '../../../domain/sending/request'
import { getReplyClock } from '../../../domain/sent-items/replyClock'
import { getItemClock } from '../../../domain/sent-items/itemClock'
import { getOpenStatus } from '../../../domain/conversation/statusBefore'
import { getQuoteState } from '../../../domain/conversation/quoteState'
import { listQuotes } from '../../../domain/conversation/thread'
import { isSubmissionId, toSubmissionId } from '../../../domain/sent-items/submissionId'
import { listDemoDocuments } from './demoDocuments'

const { products } = await loadCatalogue()
const now = Date.parse('2026-03-04T13:00:00Z')
const documents = listDemoDocuments(products, now)
const requests = documents.filter(({ item }) => item.kind === 'requests')
const enquiries = documents.filter(({ item }) => item.kind === 'enquiries')

describe('The documents of the demo items', () => {
  test('have ids of their own, whose references are made as those of real ones', () => {
    const referenceCharacters = Array.from({ length: 31 }, (_, number) => toSubmissionId([number]))
    for (const { id } of documents) {
      expect(isSubmissionId(id)).toBe(true)
      expect(referenceCharacters).toEqual(expect.arrayContaining(Array.from(id.slice(0, 6))))
    }
    expect(new Set(documents.map(({ id }) => id.slice(0, 6))).size).toBe(documents.length)
  })

  test.each(requests)('$path is a valid request', ({ fields }) => {
    expect(findRequestFormErrors(fields)).toEqual([])
    expect(isSerializedOrderItemList(fields.items)).toBe(true)
  })

  test.each(enquiries)('$path is a valid enquiry', ({ fields }) =>
    expect(findEnquiryFormErrors(fields)).toEqual([]),
  )

  test('have valid claims and answers', () => {
    for (const { fields, item } of documents) {
      expect(item.claimedBy).toEqual(fields.claimedBy ?? null)
      expect(item.answer).toEqual(fields.answer ?? null)
    }
  })

  test('have valid notes', () => {
    for (const { path, fields } of documents.flatMap((each) => each.notes)) {
      expect(path).toMatch(/^\w+\/\w+\/notes\/[A-Za-z0-9]{20}$/)
      expect(Object.keys(fields).sort()).toEqual(['createdAt', 'name', 'text', 'uid'])
      expect(parseStaffNote('n1', fields)).toEqual({ id: 'n1', ...fields })
    }
  })

  test('have valid replies, acceptances and steps', () => {
    for (const { fields, item, replies, thread } of documents) {
      expect(thread).toHaveLength(replies.length)
      for (const { id } of replies) expect(isSubmissionId(id)).toBe(true)
      expect(item.accepted).toEqual(fields.accepted ?? null)
      expect(item.steps).toEqual(fields.steps ?? {})
    }
  })

  test('have quotes in every state', () => {
    const states = documents.flatMap(({ item, thread, demoItem }) =>
      listQuotes(thread).map((quote) => [demoItem.reference, getQuoteState(item, thread, quote, now)]),
    )
    expect(states).toEqual([
      ['D4JZRN', 'open'],
      ['Y9EAWM', 'declined'],
      ['R2CTDY', 'replaced'],
      ['R2CTDY', 'accepted'],
      ['G8NWKQ', 'expired'],
      ['X4ZDHU', 'accepted'],
      ['C9FBVK', 'replaced'],
      ['C9FBVK', 'accepted'],
    ])
  })

  test.each([
    ['requests', requests, ['name', 'phone', 'whatsapp', 'email', 'list', 'items']],
    ['enquiries', enquiries, ['fullname', 'subject', 'email', 'phone', 'message']],
  ])('have no field in %s that the security rules do not know', (_, sent, formFields) => {
    const staffFields = [
      'claimedBy',
      'answer',
      'updatedAt',
      'answeredAt',
      'promisedAt',
      'remindAt',
      'accepted',
      'steps',
    ]
    const knownFields = [...formFields, 'uid', 'status', 'createdAt', 'waitingSince', ...staffFields]
    for (const { fields } of sent) expect(knownFields).toEqual(expect.arrayContaining(Object.keys(fields)))
  })

  test('have the status that their conversation and closing give them, and updatedAt once staff changed them', () => {
    for (const { demoItem, item, thread } of documents) {
      const { answer, closedAgo, claim, handedBackAgo } = demoItem
      expect(item.status).toBe(closedAgo === undefined ? getOpenStatus(item, thread) : 'closed')
      expect(item.answer === null).toBe(answer === undefined)
      expect(item.answeredAt === null).toBe(answer === undefined)
      expect(item.updatedAt === null).toBe(!answer && !claim && handedBackAgo === undefined)
    }
  })
})

// In March 2026, the 4th is a Wednesday.
describe.each([
  ['during business hours', '2026-03-04T14:00:00'],
  ['at the time of opening on a Monday', '2026-03-09T09:00:00'],
  ['one minute after opening', '2026-03-09T09:01:00'],
  ['before opening', '2026-03-04T03:00:00'],
  ['one minute before closing on a Saturday', '2026-03-07T16:59:00'],
  ['at the time of closing', '2026-03-07T17:00:00'],
  ['at midnight', '2026-03-06T00:00:00'],
  ['on a Sunday', '2026-03-08T23:15:30'],
])('Seeded %s', (_, time) => {
  const now = Date.parse(`${time}+01:00`)
  const seeded = listDemoDocuments(products, now)
  const waiting = seeded.filter(({ item }) => item.status === 'new')

  test('the same items are late, and the same have at most 15 minutes left', () => {
    const late = waiting.filter(({ item }) => getItemClock(item, now, defaultCalendar).state === 'late')
    expect(late.map(({ demoItem }) => demoItem.reference)).toEqual(
      waiting
        .filter(({ demoItem }) => demoItem.sentAgo > 45 && demoItem.reference !== 'T3SGPB')
        .map(({ demoItem }) => demoItem.reference),
    )
    expect(late).toHaveLength(9)
    expect(waiting.filter(({ demoItem: { sentAgo } }) => sentAgo >= 30 && sentAgo < 45)).toHaveLength(7)
  })

  test('some answers came late, the others within 45 minutes of business hours', () => {
    const lateAnswers = seeded.filter(
      ({ demoItem: { answer, sentAgo } }) => answer && sentAgo - answer.ago > 45,
    )
    expect(lateAnswers).toHaveLength(3)
    for (const { demoItem, item } of seeded.filter(
      ({ item, thread }) => item.status === 'answered' && thread.length === 1,
    )) {
      const { state } = getReplyClock(
        item.createdAt.getTime(),
        item.updatedAt?.getTime() ?? NaN,
        defaultCalendar,
      )
      expect(state === 'late').toBe(lateAnswers.some((late) => late.demoItem === demoItem))
    }
  })

  test('each step of staff comes after the one before it', () => {
    for (const { demoItem } of seeded) {
      const { sentAgo, claim, handedBackAgo, answer, closedAgo } = demoItem
      const agos = [sentAgo, claim?.ago, handedBackAgo, answer?.ago, closedAgo].filter(
        (ago) => ago !== undefined,
      )
      expect(agos.toSorted((first, second) => second - first)).toEqual(agos)
      expect(new Set(agos).size).toBe(agos.length)
    }
  })

  test('nothing happened before an item was sent, or in the future', () => {
    for (const { item, notes } of seeded) {
      const noteTimes = notes.map(({ fields }) => fields.createdAt as Date)
      const times = [...noteTimes, ...(item.updatedAt ? [item.updatedAt] : [])].map((time) => time.getTime())
      expect(Math.max(...times, item.createdAt.getTime())).toBeLessThanOrEqual(now)
      expect(Math.min(...times, Infinity)).toBeGreaterThan(item.createdAt.getTime())
    }
  })

  test('no sender sent more often than the rate limit allows', () => {
    for (const { item } of seeded) {
      const others = seeded.filter((other) => other.item !== item && other.item.senderUid === item.senderUid)
      const gaps = others.map((other) => Math.abs(other.item.createdAt.getTime() - item.createdAt.getTime()))
      expect(Math.min(...gaps)).toBeGreaterThan(sendIntervalSeconds * 1000)
    }
  })
})
