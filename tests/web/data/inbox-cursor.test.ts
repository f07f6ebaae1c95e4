import { Timestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { compareInboxCursors, type InboxCursor } from '../../../web/data/desk/inboxCursor'

const at = (seconds: number, nanoseconds: number, id = 'a'): InboxCursor => ({
  time: new Timestamp(seconds, nanoseconds),
  id,
})

// As Firestore orders them; a malformed document may have any value in place of its time.
const inOrder: InboxCursor[] = [
  { time: null, id: 'a' },
  { time: 7, id: 'b' },
  at(1, 0),
  at(1, 500),
  at(2, 0, 'A'),
  at(2, 0, 'B'),
  at(2, 0, 'a'),
  { time: 'yesterday', id: 'a' },
]

describe('the positions of documents in the inbox', () => {
  test('are in the order of Firestore: by time, then by id', () =>
    expect(inOrder.toReversed().sort(compareInboxCursors)).toEqual(inOrder))

  test('are equal to themselves, so that a page ends before the row where the next one begins', () =>
    expect(inOrder.map((cursor) => compareInboxCursors(cursor, { ...cursor }))).toEqual(inOrder.map(() => 0)))
})
