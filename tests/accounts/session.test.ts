import { describe, expect, test } from 'vitest'
import { leaveAccount, prepareSignIn, signIn } from '../../web/data/session'
import { firebaseAuth } from '../../web/data/firebase/auth'
import { useEmulator } from './site'

useEmulator()

const accounts = {
  customer: ['customer@arielle.test', 'customer-pass-1'],
  staff: ['staff@arielle.test', 'staff-pass-1'],
} as const

describe('signing in with e-mail and password', () => {
  test.each(Object.values(accounts))('%s is signed in under their own e-mail', async (email, password) => {
    prepareSignIn()
    const account = await signIn(email, password)
    expect(account.email).toBe(email)
    expect(account.userID).toBe(firebaseAuth().currentUser?.uid)
  })

  test.each([
    ['a wrong password', 'customer@arielle.test', 'customer-pass-2', 'auth/wrong-password'],
    ['an unknown e-mail', 'nobody@arielle.test', 'customer-pass-1', 'auth/user-not-found'],
    ['what is no e-mail', 'customer', 'customer-pass-1', 'auth/invalid-email'],
  ])('%s is refused in words, with a code', async (_, email, password, code) => {
    const refusal: unknown = await signIn(email, password).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code })
    expect(refusal).toHaveProperty('message', expect.stringMatching(/^Firebase: \w+( \w+){3,}/))
    expect(firebaseAuth().currentUser).toBeNull()
  })

  test('staff carries the claim, a customer does not', async () => {
    const claims = []
    for (const [email, password] of [accounts.staff, accounts.customer]) {
      await signIn(email, password)
      claims.push((await firebaseAuth().currentUser?.getIdTokenResult())?.claims.staff)
    }
    expect(claims).toEqual([true, undefined])
  })
})

describe('leaving an account', () => {
  test('takes the screens down first, while the session still stands', async () => {
    await signIn(...accounts.customer)
    const order: unknown[] = []
    await leaveAccount(() => order.push(firebaseAuth().currentUser?.email))
    expect(order).toEqual(['customer@arielle.test'])
    expect(firebaseAuth().currentUser).toBeNull()
  })

  test('and entering another one leaves nothing of the first', async () => {
    const first = await signIn(...accounts.customer)
    await leaveAccount(() => undefined)
    const second = await signIn(...accounts.staff)
    expect(second.userID).not.toBe(first.userID)
    expect(firebaseAuth().currentUser?.email).toBe('staff@arielle.test')
  })
})
