import { FirebaseError } from 'firebase/app'
import { expect, test } from 'vitest'
import { reportOutcome } from '../../../web/data/desk/writeStaffAction'

test.each([
  ['permission-denied', 'refused'],
  ['invalid-argument', 'refused'],
  ['not-found', 'refused'],
  // Firestore fails so when colleagues change the item again and again, and when the desk signs out meanwhile.
  ['failed-precondition', 'unreachable'],
  ['aborted', 'unreachable'],
  ['unavailable', 'unreachable'],
  ['deadline-exceeded', 'unreachable'],
])('a write of staff that fails with %s is %s', async (code, kind) =>
  expect(await reportOutcome(Promise.reject(new FirebaseError(code, code)))).toEqual({ kind }),
)

test('a write of staff that fails otherwise is tried again', async () => {
  expect(await reportOutcome(Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    kind: 'unreachable',
  })
})
