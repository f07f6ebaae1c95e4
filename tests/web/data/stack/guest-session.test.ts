import { signInAnonymously } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { getFirebaseAuth, getGuestAuth } from '../../../../web/data/firebase/firebaseAuth'
import { hasSentAsGuest } from '../../../../web/data/session/sentAsGuest'
import { clearGuestSession, signOut, registerAccount, signIn } from '../../../../web/data/session/session'
import { createTestAccount, registerTestAccount } from '../../../testAccount'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

describe('A guest who has sent something', () => {
  test('keeps the guest session after signing in to an existing account', async () => {
    const account = await registerTestAccount()
    const { user: guest } = await signInAnonymously(getFirebaseAuth())
    await signIn(account.email, account.password)
    expect(getFirebaseAuth().currentUser?.uid).toBe(account.uid)
    expect(getGuestAuth().currentUser?.uid).toBe(guest.uid)
    expect(await getGuestAuth().currentUser?.getIdToken(true)).toBeTruthy()
    expect(hasSentAsGuest()).toBe(true)
  })

  test('keeps the anonymous user when signing in fails', async () => {
    const { email } = await registerTestAccount()
    const { user: guest } = await signInAnonymously(getFirebaseAuth())
    await expect(signIn(email, 'wrong-password')).rejects.toThrow()
    expect(getFirebaseAuth().currentUser?.uid).toBe(guest.uid)
    expect(getGuestAuth().currentUser).toBeNull()
    expect(hasSentAsGuest()).toBe(true)
  })

  test('becomes the account on registration, without a separate guest session', async () => {
    const { user: guest } = await signInAnonymously(getFirebaseAuth())
    const { email, password } = createTestAccount()
    await registerAccount(email, password)
    expect(getFirebaseAuth().currentUser?.uid).toBe(guest.uid)
    expect(getGuestAuth().currentUser).toBeNull()
    expect(hasSentAsGuest()).toBe(false)
  })

  test('signs out together with the account', async () => {
    const account = await registerTestAccount()
    await signInAnonymously(getFirebaseAuth())
    await signIn(account.email, account.password)
    await signOut(() => undefined)
    expect([getFirebaseAuth().currentUser, getGuestAuth().currentUser]).toEqual([null, null])
    expect(hasSentAsGuest()).toBe(false)
  })

  test('signs out after the account session has ended by itself', async () => {
    const account = await registerTestAccount()
    await signInAnonymously(getFirebaseAuth())
    await signIn(account.email, account.password)
    await getFirebaseAuth().signOut()
    await clearGuestSession()
    expect(getGuestAuth().currentUser).toBeNull()
    expect(hasSentAsGuest()).toBe(false)
  })
})

test('signing in without having sent anything creates no guest session', async () => {
  const account = await registerTestAccount()
  await signIn(account.email, account.password)
  expect(hasSentAsGuest()).toBe(false)
})
