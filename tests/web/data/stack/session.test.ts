import { describe, expect, test } from 'vitest'
import { signOut, preloadSignIn, signIn } from '../../../../web/data/session/session'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

const accounts = {
  customer: ['customer@arielle.test', 'customer-pass-1'],
  staff: ['staff@arielle.test', 'staff-pass-1'],
} as const

describe('signing in with e-mail and password', () => {
  test.each(Object.values(accounts))('%s is signed in under their own e-mail', async (email, password) => {
    preloadSignIn()
    const account = await signIn(email, password)
    expect(account.email).toBe(email)
    expect(account.userID).toBe(getFirebaseAuth().currentUser?.uid)
  })

  test.each([
    ['a wrong password', 'customer@arielle.test', 'customer-pass-2', 'auth/wrong-password'],
    ['an unknown e-mail', 'nobody@arielle.test', 'customer-pass-1', 'auth/user-not-found'],
    ['an invalid e-mail', 'customer', 'customer-pass-1', 'auth/invalid-email'],
  ])('%s is rejected with a code and a message', async (_, email, password, code) => {
    const rejection: unknown = await signIn(email, password).catch((error: unknown) => error)
    expect(rejection).toMatchObject({ code })
    expect(rejection).toHaveProperty('message', expect.stringMatching(/^Firebase: \w+( \w+){3,}/))
    expect(getFirebaseAuth().currentUser).toBeNull()
  })

  test('staff have the claim, customers do not', async () => {
    const claims = []
    for (const [email, password] of [accounts.staff, accounts.customer]) {
      await signIn(email, password)
      claims.push((await getFirebaseAuth().currentUser?.getIdTokenResult())?.claims.staff)
    }
    expect(claims).toEqual([true, undefined])
  })
})

describe('signing out', () => {
  test('unmounts screens before the session ends', async () => {
    await signIn(...accounts.customer)
    const emailsAtUnmount: unknown[] = []
    await signOut(() => emailsAtUnmount.push(getFirebaseAuth().currentUser?.email))
    expect(emailsAtUnmount).toEqual(['customer@arielle.test'])
    expect(getFirebaseAuth().currentUser).toBeNull()
  })

  test('and signing in to another account leaves nothing of the first', async () => {
    const first = await signIn(...accounts.customer)
    await signOut(() => undefined)
    const second = await signIn(...accounts.staff)
    expect(second.userID).not.toBe(first.userID)
    expect(getFirebaseAuth().currentUser?.email).toBe('staff@arielle.test')
  })
})
