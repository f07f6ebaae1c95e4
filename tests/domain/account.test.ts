import { expect, test } from 'vitest'
import { readAccount } from '../../web/domain/account'

const ada = { email: 'ada@arielle.test', userName: 'Ada', userID: 'u1' }
const stored = { isLoggedIn: true, ...ada }

test('the account that was kept comes back', () => {
  expect(readAccount(stored)).toEqual(ada)
})

test.each([
  ['signed out', { isLoggedIn: false }],
  ['signed in by a word', { isLoggedIn: 'true' }],
  ['signed in as nobody', { userID: '' }],
  ['signed in as a number', { userID: 7 }],
])('%s is nobody', (_, change) => {
  expect(readAccount({ ...stored, ...change })).toBeNull()
})

test.each([undefined, null, 'ada', []])('%o is nobody', (value) => {
  expect(readAccount(value)).toBeNull()
})

test('an account without e-mail and name has neither', () => {
  expect(readAccount({ isLoggedIn: true, userID: 'u1', email: 5 })).toEqual({
    email: '',
    userName: '',
    userID: 'u1',
  })
})
