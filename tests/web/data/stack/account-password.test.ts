import { signInAnonymously } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { registerAccount } from '../../../../web/data/session/session'
import { changePassword, requestPasswordReset } from '../../../../web/data/session/accountPassword'
import { createTestAccount, registerTestAccount } from '../../../testAccount'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

const getErrorCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

describe('7. Create account', () => {
  test('rejects an e-mail that has an account, and keeps the anonymous user', async () => {
    const { email, password } = await registerTestAccount()
    const { user } = await signInAnonymously(getFirebaseAuth())
    expect(await getErrorCode(registerAccount(email, password))).toBe('auth/email-already-in-use')
    expect(getFirebaseAuth().currentUser?.uid).toBe(user.uid)
  })
})

test.each([
  ['', 'auth/missing-email'],
  [createTestAccount().email, 'auth/user-not-found'],
])('7. Request password-reset e-mail rejects "%s" with %s', async (email, code) =>
  expect(await getErrorCode(requestPasswordReset(email))).toBe(code),
)

test('changing a password is rejected without an account', async () =>
  expect(await getErrorCode(changePassword('first-pass-1', 'second-pass-2'))).toBe('app/not-signed-in'))
