import { signInAnonymously } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { firebaseAuth, guestAuth } from '../../web/data/firebase/auth'
import { hasSentAsGuest } from '../../web/data/guestMark'
import { forgetKeptGuest, leaveAccount, register, signIn } from '../../web/data/session'
import { freshAccount, registeredAccount } from '../freshAccount'
import { useEmulator } from './site'

useEmulator()

describe('A guest who has sent something', () => {
  test('signs in to an account that was there: the account is in, and the guest is kept beside it', async () => {
    const account = await registeredAccount()
    const { user: guest } = await signInAnonymously(firebaseAuth())
    await signIn(account.email, account.password)
    expect(firebaseAuth().currentUser?.uid).toBe(account.uid)
    expect(guestAuth().currentUser?.uid).toBe(guest.uid)
    expect(await guestAuth().currentUser?.getIdToken(true)).toBeTruthy()
    expect(hasSentAsGuest()).toBe(true)
  })

  test('stays who they were when signing in fails', async () => {
    const { email } = await registeredAccount()
    const { user: guest } = await signInAnonymously(firebaseAuth())
    await expect(signIn(email, 'not-this-one')).rejects.toThrow()
    expect(firebaseAuth().currentUser?.uid).toBe(guest.uid)
    expect(guestAuth().currentUser).toBeNull()
    expect(hasSentAsGuest()).toBe(true)
  })

  test('registers: the guest has become the account, and nobody is kept beside it', async () => {
    const { user: guest } = await signInAnonymously(firebaseAuth())
    const { email, password } = freshAccount()
    await register(email, password)
    expect(firebaseAuth().currentUser?.uid).toBe(guest.uid)
    expect(guestAuth().currentUser).toBeNull()
    expect(hasSentAsGuest()).toBe(false)
  })

  test('goes with the account when it signs out', async () => {
    const account = await registeredAccount()
    await signInAnonymously(firebaseAuth())
    await signIn(account.email, account.password)
    await leaveAccount(() => undefined)
    expect([firebaseAuth().currentUser, guestAuth().currentUser]).toEqual([null, null])
    expect(hasSentAsGuest()).toBe(false)
  })

  test('goes with the account whose session has ended', async () => {
    const account = await registeredAccount()
    await signInAnonymously(firebaseAuth())
    await signIn(account.email, account.password)
    await firebaseAuth().signOut()
    await forgetKeptGuest()
    expect(guestAuth().currentUser).toBeNull()
    expect(hasSentAsGuest()).toBe(false)
  })
})

test('whoever signs in without having sent anything has no guest beside them', async () => {
  const account = await registeredAccount()
  await signIn(account.email, account.password)
  expect(hasSentAsGuest()).toBe(false)
})
