import { expect, test } from 'vitest'
import { isVerdict } from './verdict'

const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['a denial from Firestore', withCode('permission-denied')],
  ['a denial from Storage', withCode('storage/unauthorized')],
  ['a success where a denial was expected', new Error('Expected request to fail, but it succeeded.')],
  [
    'nothing found where a denial was expected',
    new Error('Expected PERMISSION_DENIED but got unexpected error: not-found'),
  ],
  ['an assertion', Object.assign(new Error('expected 1 to be 2'), { name: 'AssertionError' })],
])('%s is a verdict of the rules', (_, error) => {
  expect(isVerdict(error)).toBe(true)
})

test.each([
  ['a lost connection', withCode('unavailable')],
  ['a time that ran out', new Error('Test timed out in 60000ms.')],
  ['no error at all', 'permission-denied'],
])('%s is none', (_, error) => {
  expect(isVerdict(error)).toBe(false)
})
