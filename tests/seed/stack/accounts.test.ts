import { expect, test } from 'vitest'
import { demoAccounts, ensureAccounts } from '../../../seed/accounts'
import { grantStaff, listStaff, revokeStaff } from '../../../seed/staffClaim'
import { openProject } from './project'

async function signIn(project: string, email: string, password: string): Promise<Response> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const action = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
  return fetch(`http://${host}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email, password, targetProjectId: project }),
  })
}

test.each(demoAccounts)('$email can sign in, and has its claims', async ({ email, password, claims }) => {
  const { project, auth } = await openProject()
  await ensureAccounts(auth)
  expect((await signIn(project, email, password)).status).toBe(200)
  const user = await auth.getUserByEmail(email)
  expect(user.emailVerified).toBe(true)
  expect(user.customClaims ?? {}).toEqual(claims)
})

test('accounts that are as they should be are left alone', async () => {
  const { auth } = await openProject()
  expect(await ensureAccounts(auth)).toEqual({ created: 2, unchanged: 0, mended: 0 })
  expect(await ensureAccounts(auth)).toEqual({ created: 0, unchanged: 2, mended: 0 })
})

test.each([
  ['another password', { password: 'changed-while-trying' }],
  ['another name', { displayName: 'Somebody' }],
  ['an e-mail that is not verified', { emailVerified: false }],
  ['been disabled', { disabled: true }],
])('an account that has %s is mended', async (_, change) => {
  const { project, auth } = await openProject()
  await ensureAccounts(auth)
  await auth.updateUser('demo-customer', change)
  expect(await ensureAccounts(auth)).toEqual({ created: 0, unchanged: 1, mended: 1 })
  expect((await signIn(project, 'customer@arielle.test', 'customer-pass-1')).status).toBe(200)
})

test('staff is granted and revoked, and other claims stay', async () => {
  const { auth } = await openProject()
  await ensureAccounts(auth)
  await auth.setCustomUserClaims('demo-customer', { beta: 1 })
  expect(await grantStaff(auth, 'customer@arielle.test')).toBe(true)
  expect((await auth.getUser('demo-customer')).customClaims).toEqual({ beta: 1, staff: true })
  expect((await listStaff(auth)).sort()).toEqual(['customer@arielle.test', 'staff@arielle.test'])
  expect(await revokeStaff(auth, 'customer@arielle.test')).toBe(true)
  expect((await auth.getUser('demo-customer')).customClaims).toEqual({ beta: 1 })
  expect(await listStaff(auth)).toEqual(['staff@arielle.test'])
})

test('granting and revoking twice changes nothing the second time', async () => {
  const { auth } = await openProject()
  await ensureAccounts(auth)
  expect(await grantStaff(auth, 'staff@arielle.test')).toBe(false)
  expect(await revokeStaff(auth, 'customer@arielle.test')).toBe(false)
})

test('an e-mail that nobody registered is refused', async () => {
  const { auth } = await openProject()
  await expect(grantStaff(auth, 'nobody@arielle.test')).rejects.toThrow(
    'Nobody has registered as nobody@arielle.test. Nothing was changed.',
  )
})
