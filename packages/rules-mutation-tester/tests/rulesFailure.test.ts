import { expect, test } from 'vitest'
import { isTestFailureCausedByRules } from '../runner/rulesFailure'

const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['a denial from Firestore', withCode('permission-denied')],
  ['a denial from Storage', withCode('storage/unauthorized')],
  ['a success instead of the expected denial', new Error('Expected request to fail, but it succeeded.')],
  [
    'a missing document instead of the expected denial',
    new Error('Expected PERMISSION_DENIED but got unexpected error: not-found'),
  ],
  ['an assertion', Object.assign(new Error('expected 1 to be 2'), { name: 'AssertionError' })],
])('%s is a failure caused by the rules', (_, error) => {
  expect(isTestFailureCausedByRules(error)).toBe(true)
})

test.each([
  ['a lost connection', withCode('unavailable')],
  ['a timeout', new Error('Test timed out in 60000ms.')],
  ['a value that is no error', 'permission-denied'],
])('%s is not a failure caused by the rules', (_, error) => {
  expect(isTestFailureCausedByRules(error)).toBe(false)
})
