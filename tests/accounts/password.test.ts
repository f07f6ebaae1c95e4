import { signInAnonymously } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { firebaseAuth } from '../../web/data/firebase/auth'
import { leaveAccount, register, signIn } from '../../web/data/session'
import { changePassword, hasPassword, requestPasswordReset } from '../../web/data/sessionPassword'
import { freshAccount, registeredAccount, resetLink } from '../freshAccount'
import { useEmulator } from './site'

useEmulator()

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

describe('7. Create account', () => {
  test('the new account is signed in, and signs in again', async () => {
    const { email, password } = freshAccount()
    const made = await register(email, password)
    expect(firebaseAuth().currentUser?.uid).toBe(made.userID)
    await leaveAccount(() => undefined)
    expect(await signIn(email, password)).toEqual({ email, userName: '', userID: made.userID })
  })

  test('a visitor who has sent something keeps it: the anonymous account becomes the new one', async () => {
    const { user } = await signInAnonymously(firebaseAuth())
    const { email, password } = freshAccount()
    const made = await register(email, password)
    expect(made).toEqual({ email, userName: '', userID: user.uid })
    expect(firebaseAuth().currentUser?.isAnonymous).toBe(false)
  })

  test('an e-mail that has an account is refused, and a visitor stays who they were', async () => {
    const { email, password } = await registeredAccount()
    const { user } = await signInAnonymously(firebaseAuth())
    expect(await codeOf(register(email, password))).toBe('auth/email-already-in-use')
    expect(firebaseAuth().currentUser?.uid).toBe(user.uid)
  })
})

describe('7. Request password-reset e-mail', () => {
  test('its link sets a new password, and the old one no longer signs in', async () => {
    const account = await registeredAccount()
    await requestPasswordReset(account.email)
    expect((await fetch(await resetLink(account, 'second-pass-2'))).status).toBe(200)
    expect(await codeOf(signIn(account.email, account.password))).toBe('auth/wrong-password')
    expect((await signIn(account.email, 'second-pass-2')).email).toBe(account.email)
  })

  test.each([
    ['', 'auth/missing-email'],
    [freshAccount().email, 'auth/user-not-found'],
  ])('for "%s" is refused with %s', async (email, code) => {
    expect(await codeOf(requestPasswordReset(email))).toBe(code)
  })
})

describe('design 5. Changing a password', () => {
  test('wants the old one, then sets the new one', async () => {
    const { email, password } = await registeredAccount()
    await signIn(email, password)
    expect(await hasPassword()).toBe(true)
    expect(await codeOf(changePassword('not-this-one', 'second-pass-2'))).toBe('auth/wrong-password')
    await changePassword(password, 'second-pass-2')
    await leaveAccount(() => undefined)
    expect(await codeOf(signIn(email, password))).toBe('auth/wrong-password')
    expect((await signIn(email, 'second-pass-2')).email).toBe(email)
  })

  test('without an account is refused', async () => {
    expect(await codeOf(changePassword('first-pass-1', 'second-pass-2'))).toBe('app/not-signed-in')
  })
})
