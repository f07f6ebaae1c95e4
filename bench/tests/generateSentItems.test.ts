import { expect, test } from 'vitest'
import { generateSentItems } from '../desk/generateSentItems'
import { parseSentItem } from '../../domain/sent-items/sentItem'
import { isSubmissionId } from '../../domain/sent-items/submissionId'

const newestAt = new Date('2026-11-20T10:00:00Z')
const items = generateSentItems({ requests: 600, enquiries: 400, waiting: 30 }, newestAt)
const parsed = items.map(({ key, fields }) => parseSentItem(key, fields))

test('the benchmark generates as many requests and enquiries as it is asked for', () => {
  const countKind = (kind: string) => items.filter(({ key }) => key.kind === kind).length
  expect([countKind('requests'), countKind('enquiries')]).toEqual([600, 400])
})

test('every generated item is a valid document with an id of its own and a way to reply', () => {
  expect(parsed).not.toContain(null)
  expect(new Set(items.map(({ key }) => key.id)).size).toBe(1000)
  expect(items.every(({ key }) => isSubmissionId(key.id))).toBe(true)
  expect(parsed.every((item) => item?.sender.name && (item.sender.phone || item.sender.email))).toBe(true)
})

test('the newest generated items wait, and every other one has an answer', () => {
  const isWaiting = parsed.map((item) => item?.status === 'new')
  expect(isWaiting.lastIndexOf(true)).toBe(29)
  expect(isWaiting.filter(Boolean)).toHaveLength(30)
  expect(parsed.slice(30).every((item) => item?.answer && item.claimedBy)).toBe(true)
})

test('generated items are sorted from the newest to the oldest', () => {
  const times = parsed.map((item) => item?.createdAt.getTime() ?? NaN)
  expect(times).toEqual(times.toSorted((first, second) => second - first))
  expect(times[0]).toBeLessThan(newestAt.getTime())
})

test('generated senders have many names, and some of them send again', () => {
  const count = (values: unknown[]) => new Set(values).size
  expect(count(parsed.map((item) => item?.sender.name))).toBeGreaterThan(400)
  expect(count(parsed.map((item) => item?.senderUid))).toBeLessThan(950)
})

test('the same arguments generate the same items', () => {
  expect(generateSentItems({ requests: 600, enquiries: 400, waiting: 30 }, newestAt)).toEqual(items)
})
