import { signInAnonymously } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { signOut, registerAccount, signIn } from '../../../../web/data/session/session'
import {
  changePassword,
  hasPassword,
  requestPasswordReset,
} from '../../../../web/data/session/accountPassword'
import { createTestAccount, registerTestAccount, getPasswordResetLink } from '../../../testAccount'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

const getErrorCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

describe('7. Create account', () => {
  test('signs in the new account, which can sign in again', async () => {
    const { email, password } = createTestAccount()
    const account = await registerAccount(email, password)
    expect(getFirebaseAuth().currentUser?.uid).toBe(account.userID)
    await signOut(() => undefined)
    expect(await signIn(email, password)).toEqual({ email, userName: '', userID: account.userID })
  })

  test('turns the anonymous account of a visitor into the new account', async () => {
    const { user } = await signInAnonymously(getFirebaseAuth())
    const { email, password } = createTestAccount()
    const account = await registerAccount(email, password)
    expect(account).toEqual({ email, userName: '', userID: user.uid })
    expect(getFirebaseAuth().currentUser?.isAnonymous).toBe(false)
  })

  test('rejects an e-mail that has an account, and keeps the anonymous user', async () => {
    const { email, password } = await registerTestAccount()
    const { user } = await signInAnonymously(getFirebaseAuth())
    expect(await getErrorCode(registerAccount(email, password))).toBe('auth/email-already-in-use')
    expect(getFirebaseAuth().currentUser?.uid).toBe(user.uid)
  })
})

describe('7. Request password-reset e-mail', () => {
  test('sends a link that replaces the password', async () => {
    const account = await registerTestAccount()
    await requestPasswordReset(account.email)
    expect((await fetch(await getPasswordResetLink(account, 'second-pass-2'))).status).toBe(200)
    expect(await getErrorCode(signIn(account.email, account.password))).toBe('auth/wrong-password')
    expect((await signIn(account.email, 'second-pass-2')).email).toBe(account.email)
  })

  test.each([
    ['', 'auth/missing-email'],
    [createTestAccount().email, 'auth/user-not-found'],
  ])('rejects "%s" with %s', async (email, code) => {
    expect(await getErrorCode(requestPasswordReset(email))).toBe(code)
  })
})

describe('design 5. Changing a password', () => {
  test('requires the old password', async () => {
    const { email, password } = await registerTestAccount()
    await signIn(email, password)
    expect(await hasPassword()).toBe(true)
    expect(await getErrorCode(changePassword('wrong-password', 'second-pass-2'))).toBe('auth/wrong-password')
    await changePassword(password, 'second-pass-2')
    await signOut(() => undefined)
    expect(await getErrorCode(signIn(email, password))).toBe('auth/wrong-password')
    expect((await signIn(email, 'second-pass-2')).email).toBe(email)
  })

  test('is rejected without an account', async () => {
    expect(await getErrorCode(changePassword('first-pass-1', 'second-pass-2'))).toBe('app/not-signed-in')
  })
})
