import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { allMessageGroups } from '../../functions/events/listMessages'
import { listUnrecorded } from '../../functions/events/recordMessages'
import { parseSentItemFields } from '../../functions/sent-items/readSentItem'
import { validRequest } from '../schemas/requestSchemaTestCases'

function listUnrecordedOf(entry: Readonly<Record<string, unknown>>) {
  const answer = { uid: 'sola', name: 'Sola', channel: 'email', text: 'We have it.' }
  const stored = {
    ...validRequest,
    uid: 'ada',
    email: 'ada@example.org',
    createdAt: new Date(0),
    status: 'answered',
    answer,
  }
  const item = parseSentItemFields({ kind: 'requests', id: 'a' }, stored)
  const snapshot = { get: (name: string) => entry[name] } as unknown as DocumentSnapshot
  return item && listUnrecorded(item, allMessageGroups, snapshot)
}

test('an item that no event has told of has all its messages to record', () =>
  expect(listUnrecordedOf({})).toEqual(['arrival', 'confirmation', 'answer']))

test('what an earlier release has counted without a list of messages is told, but for what came since', () => {
  expect(listUnrecordedOf({ counters: { received: 1 } })).toEqual(['answer'])
  expect(listUnrecordedOf({ counters: { received: 1, answered: 1 } })).toEqual([])
})

test('what is counted with an empty list of messages is not told', () =>
  expect(listUnrecordedOf({ counters: { received: 1 }, recorded: [] })).toContain('arrival'))
