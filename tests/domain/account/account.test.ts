import { expect, test } from 'vitest'
import { parseStoredAccount } from '../../../domain/account/account'

const ada = { email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }
const stored = { isLoggedIn: true, ...ada }

test('parses a stored account', () => expect(parseStoredAccount(stored)).toEqual(ada))

test.each([
  ['signed out', { isLoggedIn: false }],
  ['isLoggedIn as a string', { isLoggedIn: 'true' }],
  ['an empty user id', { userID: '' }],
  ['a number as user id', { userID: 7 }],
])('returns null for %s', (_, change) => expect(parseStoredAccount({ ...stored, ...change })).toBeNull())

test.each([undefined, null, 'ada', []])('returns null for %o', (value) =>
  expect(parseStoredAccount(value)).toBeNull(),
)

test('returns empty strings for an invalid e-mail and a missing name', () =>
  expect(parseStoredAccount({ isLoggedIn: true, userID: 'u1', email: 5 })).toEqual({
    email: '',
    userName: '',
    userID: 'u1',
  }))
