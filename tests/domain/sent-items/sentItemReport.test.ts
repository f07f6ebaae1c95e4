import { expect, test } from 'vitest'
import { parseSentItemReport } from '../../../domain/sent-items/sentItemReport'

const report = {
  reference: 'ABC234',
  kind: 'requests',
  status: 'answered',
  createdAt: 1_773_060_600_000,
  answeredAt: 1_773_061_800_000,
  answer: { name: 'Sola', channel: 'email', text: 'Yes.' },
}

test('parses a report, with and without an answer', () => {
  expect(parseSentItemReport(report)).toEqual(report)
  const unanswered = { ...report, status: 'new', answeredAt: null, answer: null }
  expect(parseSentItemReport(unanswered)).toEqual(unanswered)
  const withoutText = { name: 'Sola', channel: 'phone' }
  expect(parseSentItemReport({ ...report, answer: withoutText })?.answer).toEqual(withoutText)
})

test('drops what a report does not show, such as the account that answered', () => {
  const answer = { ...report.answer, uid: 'sola' }
  expect(parseSentItemReport({ ...report, email: 'ada@example.com', answer })).toEqual(report)
})

test.each([
  ['no object', null],
  ['another reference', { ...report, reference: '<b>' }],
  ['another kind', { ...report, kind: 'orders' }],
  ['another status', { ...report, status: 'lost' }],
  ['no time', { ...report, createdAt: '2026-03-09' }],
])('rejects a report with %s', (_, json) => expect(parseSentItemReport(json)).toBeNull())

test.each([
  ['no name', { channel: 'email' }],
  ['another channel', { name: 'Sola', channel: 'pigeon' }],
])('leaves out an answer with %s', (_, answer) =>
  expect(parseSentItemReport({ ...report, answer })?.answer).toBeNull(),
)
