import { expect, test } from 'vitest'

const call = (path: string, options?: RequestInit) => fetch(`${process.env.SITE_URL ?? ''}${path}`, options)

const post = (body: string, headers: Record<string, string> = {}) => ({
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
  ['no account', '/api/resend', post('{}'), 403, 'notStaff'],
  ['a forged account', '/api/resend', post('{}', { Authorization: 'Bearer a.b.c' }), 403, 'notStaff'],
] as const)('%s is answered with a reason', async (_, path, options, status, reason) => {
  const response = await call(path, options)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ reason })
})

test('an account of staff is known by its identity token', async () => {
  const token = await signIn('staff@arielle.test', 'staff-pass-1')
  const response = await call('/api/resend', post('{}', { Authorization: `Bearer ${token}` }))
  expect(await response.json()).toEqual({ reason: 'notFailed' })
})

async function signIn(email: string, password: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? ''
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const response = await fetch(url, post(JSON.stringify({ email, password, returnSecureToken: true })))
  return ((await response.json()) as { idToken: string }).idToken
}
