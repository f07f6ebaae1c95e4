import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openAdminProject } from '../../adminProject'
import { registerTestAccount } from '../../testAccount'

const call = (path: string, options?: RequestInit) => fetch(`${process.env.SITE_URL ?? ''}${path}`, options)

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
})

test('the settings say what this deployment sends, and no page keeps them', async () => {
  const response = await call('/api/settings')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    email: true,
    pushKey: expect.stringMatching(/^[\w-]{87}$/) as string,
  })
})

test.each([
  ['an unknown address', '/api/unknown', undefined, 404, 'unknownPath'],
  ['a wrong method', '/api/settings', post('{}'), 405, 'unknownMethod'],
  [
    'a large body',
    '/api/sent-item-status',
    post(JSON.stringify({ token: 'x'.repeat(10_001) })),
    413,
    'tooLarge',
  ],
  ['a body that is no JSON', '/api/sent-item-status', { ...post('token'), headers: {} }, 415, 'notJson'],
  ['broken JSON', '/api/sent-item-status', post('{"token":'), 400, 'malformed'],
  ['no account', '/api/resend', post('{}'), 403, 'notStaff'],
  ['a forged account', '/api/resend', post('{}', { Authorization: 'Bearer a.b.c' }), 403, 'notStaff'],
] as const)('%s is answered with a reason', async (_, path, options, status, reason) => {
  const response = await call(path, options)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ reason })
})

test.each(['/api/sent-item-status', '/api/settings', '/catalogue/current.json', '/products/99999'])(
  'a compressed body to %s is refused before it is inflated',
  async (path) => {
    // A parser would answer 400: the end is missing.
    const bomb = Uint8Array.from(gzipSync(Buffer.alloc(30_000_000, '[')).subarray(0, -8))
    const response = await call(path, post(bomb, { 'Content-Encoding': 'gzip' }))
    expect([response.status, await response.json()]).toEqual([415, { reason: 'encoded' }])
  },
)

test('an account of staff is known by its identity token', async () => {
  const token = await signIn('staff@arielle.test', 'staff-pass-1')
  const response = await call('/api/resend', post('{}', { Authorization: `Bearer ${token}` }))
  expect(await response.json()).toEqual({ reason: 'notFailed' })
})

test('a token of staff counts no longer once the claim is revoked or the account is disabled', async () => {
  const { auth } = openAdminProject()
  const { email, password, uid } = await registerTestAccount()
  const ask = async () => {
    const response = await call('/api/resend', post('{}', { Authorization: `Bearer ${token}` }))
    return ((await response.json()) as { reason: string }).reason
  }
  await auth.setCustomUserClaims(uid, { staff: true })
  const token = await signIn(email, password)
  expect(await ask()).toBe('notFailed')
  await auth.setCustomUserClaims(uid, {})
  expect(await ask()).toBe('notStaff')
  await auth.setCustomUserClaims(uid, { staff: true })
  await auth.updateUser(uid, { disabled: true })
  expect(await ask()).toBe('notStaff')
})

test('a deletion that is repeated with the same token, because its answer was lost, succeeds; nothing else does', async () => {
  const { auth } = openAdminProject()
  const { email, password, uid } = await registerTestAccount()
  const authorization = { Authorization: `Bearer ${await signIn(email, password)}` }
  const ask = () => call('/api/delete-account', post('{}', authorization))
  expect((await ask()).status).toBe(200)
  await expect(auth.getUser(uid)).rejects.toThrow(/no user record/i)
  const repeated = await ask()
  expect([repeated.status, await repeated.json()]).toEqual([200, { isComplete: true }])
  expect((await call('/api/devices', { headers: authorization })).status).toBe(401)
  const forged = await call('/api/delete-account', post('{}', { Authorization: 'Bearer a.b.c' }))
  expect(forged.status).toBe(401)
})

async function signIn(email: string, password: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const response = await fetch(url, post(JSON.stringify({ email, password, returnSecureToken: true })))
  return ((await response.json()) as { idToken: string }).idToken
}
