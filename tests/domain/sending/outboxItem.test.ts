import { describe, expect, test } from 'vitest'
import {
  type OutboxDeliveryStatus,
  findDuplicate,
  isOutboxItemSentByGuest,
  isOwnItem,
  type OutboxItem,
  parseOutbox,
  serializeOutbox,
} from '../../../domain/sending/outboxItem'
import type { Submission } from '../../../domain/sending/submission'
import { validRequest } from '../../schemas/requestSchemaTestCases'

const madeAt = 1_000_000
const submission: Submission = {
  kind: 'requests',
  id: 'K7M2QX0123456789abcd',
  uid: '',
  madeAt,
  fields: validRequest,
}
const waiting: OutboxDeliveryStatus = { is: 'waiting', mayHaveArrived: false }
const unconfirmed: OutboxDeliveryStatus = { is: 'waiting', mayHaveArrived: true }
const sent: OutboxDeliveryStatus = { is: 'sent', createdAt: madeAt }
const createItem = (delivery: OutboxDeliveryStatus): OutboxItem => ({ submission, delivery })

describe('a submission with the same content as an outbox item', () => {
  const repeated = { ...submission, id: 'another0123456789abc', madeAt: madeAt + 59_999 }

  test.each<[string, OutboxDeliveryStatus, Submission, boolean]>([
    ['is a duplicate while the item waits', waiting, { ...repeated, madeAt: madeAt + 3_600_000 }, true],
    ['is a duplicate within a minute after it was sent', sent, repeated, true],
    ['is new a minute after it was sent', sent, { ...repeated, madeAt: madeAt + 60_000 }, false],
    ['is new when the item was refused', { is: 'refused' }, repeated, false],
    [
      'is new with another text',
      waiting,
      { ...repeated, kind: 'requests', fields: { ...validRequest, list: 'Soap' } },
      false,
    ],
  ])('%s', (_, delivery, submission, isDuplicate) =>
    expect(findDuplicate([createItem(delivery)], submission) !== undefined).toBe(isDuplicate),
  )
})

describe('the stored outbox', () => {
  test.each([waiting, unconfirmed, sent, { is: 'refused' } as const])(
    'restores the status %o, and what it has of the order list',
    (delivery) => {
      const listed = {
        id: '1',
        name: 'Shea Butter',
        category: 'Butter',
        imageURL: '/1.webp',
        count: 1.5,
      } as const
      const item = { ...createItem(delivery), orderList: { items: [listed], isTaken: true } }
      expect(parseOutbox(JSON.parse(serializeOutbox([item]))).items).toEqual([item])
    },
  )

  test.each([
    ...[undefined, 'sent', { is: 'sent' }, { is: 'sent', createdAt: 'x' }],
    { is: 'sent', createdAt: 8_640_000_000_000_001 },
  ])('reads the malformed status %o as waiting and possibly arrived', (stored) =>
    expect(parseOutbox([{ outgoing: submission, standing: stored }]).items).toEqual([
      createItem(unconfirmed),
    ]),
  )
})

test("a guest's item is visible to everyone in this browser, an account's only to that account", () => {
  const adasItem: OutboxItem = { submission: { ...submission, uid: 'ada' }, delivery: waiting }
  const guestItem = createItem(waiting)
  expect(['', 'ada'].map((userID) => isOwnItem(userID, guestItem))).toEqual([true, true])
  expect(['ada', 'ben', ''].map((userID) => isOwnItem(userID, adasItem))).toEqual([true, false, false])
})

test("a guest's confirmation is an item that a guest has sent", () => {
  expect(isOutboxItemSentByGuest(createItem(sent))).toBe(true)
  expect(isOutboxItemSentByGuest(createItem(waiting))).toBe(false)
  expect(isOutboxItemSentByGuest({ submission: { ...submission, uid: 'ada' }, delivery: sent })).toBe(false)
})
