import { describe, expect, test } from 'vitest'
import {
  type SubmissionOutcomeCounts,
  countSubmissionOutcomes,
  type StoredRequest,
} from '../sending/countSubmissionOutcomes'
import type { SubmissionTrace } from '../sending/requestTrace'

const outage = { from: 10_000, to: 20_000 }

const createTrace = (id: string): SubmissionTrace => ({
  ...{ id, list: `list ${id}`, extra: 'none', waits: 0, failures: 0, isBehind: false },
  ...{ pressedAt: 0, knownAt: 1 },
})
const createStoredRequest = (id: string, uid: string, createdAt: number): StoredRequest => ({
  ...{ id, uid, createdAt, list: `list ${id}` },
})

const senders = [[createTrace('a1'), createTrace('a2')], [createTrace('b1')]]
const [a1, a2, b1] = [
  createStoredRequest('a1', 'a', 0),
  createStoredRequest('a2', 'a', 30_000),
  createStoredRequest('b1', 'b', 5),
]
const snapshot = { requests: [a1, a2, b1], stamps: ['requests/a2', 'requests/b1'] }
const expectedResult: SubmissionOutcomeCounts = {
  ...{ pressed: 3, arrived: 3, lost: 0, doubled: 0 },
  ...{ unpaid: 0, splitSenders: 0, inOutage: 0, unconfirmed: 0 },
}

describe('the audit of the requests in the database', () => {
  test('finds nothing if each request arrived once', () => {
    expect(countSubmissionOutcomes(senders, snapshot, outage)).toEqual(expectedResult)
  })

  test.each<[string, StoredRequest[], Partial<SubmissionOutcomeCounts>]>([
    ['a lost request', [a1, b1], { arrived: 2, lost: 1 }],
    [
      'a duplicate with an id that no sender created',
      [a1, a2, b1, { ...b1, id: 'b2', createdAt: 30_005 }],
      { doubled: 1, splitSenders: 1 },
    ],
    [
      'two requests with the same text',
      [a1, a2, { ...b1, list: 'list a1' }],
      { doubled: 1, splitSenders: 1 },
    ],
    ['a request within the rate limit', [a1, { ...a2, createdAt: 29_999 }, b1], { unpaid: 1 }],
    ['a request of a second account', [a1, { ...a2, uid: 'c' }, b1], { splitSenders: 1 }],
    ['a request written during the outage', [a1, a2, { ...b1, createdAt: 10_001 }], { inOutage: 1 }],
  ])('counts %s', (_, requests, change) => {
    expect(countSubmissionOutcomes(senders, { ...snapshot, requests }, outage)).toEqual({
      ...expectedResult,
      ...change,
    })
  })

  test('counts a stamp that was used twice', () => {
    const stamps = ['requests/b1', 'requests/b1']
    expect(countSubmissionOutcomes(senders, { ...snapshot, stamps }, outage)).toEqual({
      ...expectedResult,
      unpaid: 1,
    })
  })

  test('counts an arrived request whose sender got no confirmation', () => {
    const sendersWithUnconfirmed = [
      [createTrace('a1'), createTrace('a2')],
      [{ ...createTrace('b1'), knownAt: null }],
    ]
    expect(countSubmissionOutcomes(sendersWithUnconfirmed, snapshot, outage)).toEqual({
      ...expectedResult,
      unconfirmed: 1,
    })
  })
})
