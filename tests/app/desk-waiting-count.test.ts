import { expect, test } from 'vitest'
import type { SentItemsSnapshot } from '../../web/data/useSentItems'
import {
  countUnansweredSentItems,
  formatUnansweredSentItemCount,
} from '../../web/desk/inbox/countUnansweredSentItems'

const createSnapshot = (length: number, change: Partial<SentItemsSnapshot> = {}): SentItemsSnapshot => ({
  sentItems: [],
  unreadable: Array.from({ length }, (_, index) => ({ kind: 'requests', id: String(index) })),
  isCurrent: true,
  isFull: false,
  ...change,
})

test.each([
  ['nothing waits', createSnapshot(0), '0'],
  ['three items wait', createSnapshot(3), '3'],
  ["the query's limit is reached", createSnapshot(100, { isFull: true }), '100 or more'],
  ['three items are known from before the connection was lost', createSnapshot(3, { isCurrent: false }), '3'],
  ['there was no connection yet', createSnapshot(0, { isCurrent: false }), 'Unknown'],
])('says how many wait when %s', (_, snapshot, text) => {
  expect(formatUnansweredSentItemCount(countUnansweredSentItems(snapshot))).toBe(text)
})
