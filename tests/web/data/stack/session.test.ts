import { expect, test } from 'vitest'
import { signOut, signIn } from '../../../../web/data/session/session'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

test.each([
  ['a wrong password', 'customer@arielle.test', 'customer-pass-2', 'auth/wrong-password'],
  ['an unknown e-mail', 'nobody@arielle.test', 'customer-pass-1', 'auth/user-not-found'],
  ['an invalid e-mail', 'customer', 'customer-pass-1', 'auth/invalid-email'],
])('signing in with %s is rejected with a code and a message', async (_, email, password, code) => {
  const rejection: unknown = await signIn(email, password).catch((error: unknown) => error)
  expect(rejection).toMatchObject({ code })
  expect(rejection).toHaveProperty('message', expect.stringMatching(/^Firebase: \w+( \w+){3,}/))
  expect(getFirebaseAuth().currentUser).toBeNull()
})

test('signing out unmounts screens before the session ends', async () => {
  await signIn('customer@arielle.test', 'customer-pass-1')
  const emailsAtUnmount: unknown[] = []
  await signOut(() => emailsAtUnmount.push(getFirebaseAuth().currentUser?.email))
  expect(emailsAtUnmount).toEqual(['customer@arielle.test'])
  expect(getFirebaseAuth().currentUser).toBeNull()
})
