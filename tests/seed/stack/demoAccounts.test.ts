import { expect, test } from 'vitest'
import { demoAccounts, ensureDemoAccounts } from '../../../seed/demoAccounts'
import { grantStaffClaim, listStaffEmails, revokeStaffClaim } from '../../../seed/staffClaim'
import { createSeedTestProject } from './seedProject'

const demoStaffEmails = ['staff2@arielle.test', 'staff@arielle.test']

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
  const { project, auth } = await createSeedTestProject()
  await ensureDemoAccounts(auth)
  expect((await signIn(project, email, password)).status).toBe(200)
  const user = await auth.getUserByEmail(email)
  expect(user.emailVerified).toBe(true)
  expect(user.customClaims ?? {}).toEqual(claims)
})

test('unchanged accounts are not written', async () => {
  const { auth } = await createSeedTestProject()
  expect(await ensureDemoAccounts(auth)).toEqual({ created: 6, unchanged: 0, restored: 0 })
  expect(await ensureDemoAccounts(auth)).toEqual({ created: 0, unchanged: 6, restored: 0 })
})

test.each([
  ['another password', { password: 'changed-while-trying' }],
  ['another name', { displayName: 'Somebody' }],
  ['an unverified e-mail address', { emailVerified: false }],
  ['been disabled', { disabled: true }],
])('an account that has %s is restored', async (_, change) => {
  const { project, auth } = await createSeedTestProject()
  await ensureDemoAccounts(auth)
  await auth.updateUser('demo-customer', change)
  expect(await ensureDemoAccounts(auth)).toEqual({ created: 0, unchanged: 5, restored: 1 })
  expect((await signIn(project, 'customer@arielle.test', 'customer-pass-1')).status).toBe(200)
})

test('granting and revoking the staff claim keeps other claims', async () => {
  const { auth } = await createSeedTestProject()
  await ensureDemoAccounts(auth)
  await auth.setCustomUserClaims('demo-customer', { beta: 1 })
  expect(await grantStaffClaim(auth, 'customer@arielle.test')).toBe(true)
  expect((await auth.getUser('demo-customer')).customClaims).toEqual({ beta: 1, staff: true })
  expect((await listStaffEmails(auth)).sort()).toEqual(['customer@arielle.test', ...demoStaffEmails])
  expect(await revokeStaffClaim(auth, 'customer@arielle.test')).toBe(true)
  expect((await auth.getUser('demo-customer')).customClaims).toEqual({ beta: 1 })
  expect((await listStaffEmails(auth)).sort()).toEqual(demoStaffEmails)
})

test('granting to staff and revoking from others change nothing', async () => {
  const { auth } = await createSeedTestProject()
  await ensureDemoAccounts(auth)
  expect(await grantStaffClaim(auth, 'staff@arielle.test')).toBe(false)
  expect(await revokeStaffClaim(auth, 'customer@arielle.test')).toBe(false)
})

test('an unknown e-mail address is refused', async () => {
  const { auth } = await createSeedTestProject()
  await expect(grantStaffClaim(auth, 'nobody@arielle.test')).rejects.toThrow(
    'Nobody has registered as nobody@arielle.test. Nothing was changed.',
  )
})
