import { expect, test } from 'vitest'
import { signInAtDesk } from '../../../../web/data/desk/deskSignIn'
import { chooseDigestChannel, readDigestSettings } from '../../../../web/data/firebase/digestDocument'
import { openAdminProject } from '../../../adminProject'
import { createTestAccount } from '../../../testAccount'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

/** Signs in with a new account, which has not proved its address. */
async function signIn(claims: object) {
  const { auth } = openAdminProject()
  const { email, password } = createTestAccount()
  const { uid } = await auth.createUser({ email, password })
  await auth.setCustomUserClaims(uid, claims)
  await signInAtDesk(email, password)
  return { email, verify: () => auth.updateUser(uid, { emailVerified: true }) }
}

test('staff choose, change and switch off their summary, and an address that was proved meanwhile is known', async () => {
  const { email, verify } = await signIn({ staff: true })
  expect(await readDigestSettings()).toEqual({ channel: null, email, isEmailVerified: false })
  await chooseDigestChannel('email')
  await verify()
  expect(await readDigestSettings()).toEqual({ channel: 'email', email, isEmailVerified: true })
  await chooseDigestChannel('push')
  expect((await readDigestSettings()).channel).toBe('push')
  await chooseDigestChannel(null)
  expect((await readDigestSettings()).channel).toBeNull()
  await chooseDigestChannel(null)
})

test('an account that is not staff can neither read nor choose', async () => {
  await signIn({})
  await expect(readDigestSettings()).rejects.toThrow('PERMISSION_DENIED')
  await expect(chooseDigestChannel('email')).rejects.toThrow('PERMISSION_DENIED')
})
