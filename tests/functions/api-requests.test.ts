import type { Auth } from 'firebase-admin/auth'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { apiPaths } from '../../domain/site/apiPaths'
import { createServices, openApi } from './openApi'

const unknownLink = { status: 404, body: { reason: 'unknownLink' } }
const token = 'x'.repeat(43)

describe('The API', () => {
  test.each([
    ['an answer', { method: 'GET', path: apiPaths.settings }, 200],
    ['an unknown path', { path: '/api/__proto__' }, 404],
    ['an unknown method', { method: 'PUT' }, 405],
    ['a refused body', { headers: { 'content-type': 'text/plain' } }, 415],
  ])('says of %s that nobody may keep it', async (_, call, status) => {
    const answer = await openApi()(call)
    expect(answer).toMatchObject({ status, headers: { 'Cache-Control': 'no-store' } })
  })

  test('says of a failure that nobody may keep it, also when its services cannot be made', async () => {
    const call = openApi(() => {
      throw new Error('no secret')
    })
    expect(await call()).toEqual({
      status: 500,
      headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
      body: { reason: 'failed' },
    })
  })

  test('makes its routes once', async () => {
    const services = createServices()
    const readSecret = vi.fn(() => null)
    Object.defineProperty(services, 'firestore', { get: readSecret })
    const call = openApi(() => services)
    for (let count = 0; count < 3; count++) await call({ method: 'GET', path: apiPaths.settings })
    expect(readSecret).toHaveBeenCalledTimes(1)
  })
})

describe('A body', () => {
  test.each([['application/json'], ['application/json; charset=utf-8'], ['Application/JSON ;charset=utf-8']])(
    'that is %s is read',
    async (type) =>
      expect(await openApi()({ body: { token }, headers: { 'content-type': type } })).toMatchObject(
        unknownLink,
      ),
  )

  test.each([
    [''],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    ['text/plain; application/json'],
  ])('that is %j is refused: a form of another site can send it', async (type) =>
    expect(await openApi()({ body: { words: ['zobo'] }, headers: { 'content-type': type } })).toMatchObject({
      status: 415,
      body: { reason: 'notJson' },
    }),
  )

  test.each([
    ['is longer than its path allows', { body: { token: 'x'.repeat(10_000) } }],
    ['has letters of several bytes', { body: { token: 'ọ'.repeat(4000) } }],
  ])('that %s is refused', async (_, call) =>
    expect(await openApi()(call)).toMatchObject({ status: 413, body: { reason: 'tooLarge' } }),
  )

  test.each([
    ['lists', '['.repeat(4000) + ']'.repeat(4000)],
    ['objects', '{"a":'.repeat(1500) + '0' + '}'.repeat(1500)],
    ['eleven levels', '['.repeat(11) + ']'.repeat(11)],
  ])('of %s within each other is refused', async (_, text) =>
    expect(await openApi()({ text: `{"token":${text}}` })).toMatchObject({
      status: 400,
      body: { reason: 'tooDeep' },
    }),
  )

  test.each(['', '{"token":', '{"token":"x"} {}'])('of broken JSON, %j, is refused', async (text) =>
    expect(await openApi()({ text })).toMatchObject({ status: 400, body: { reason: 'malformed' } }),
  )

  test('is never answered 500, whatever JSON it is, and names of objects change nothing', async () => {
    const call = openApi()
    const hostile = fc.oneof(
      fc.json().map((text) => JSON.parse(text) as unknown),
      fc.constantFrom('__proto__', 'constructor', 'toString').map(nameProperty),
    )
    const { sentItemStatus, resend, importProducts, question, quoteAnswer } = apiPaths
    const path = fc.constantFrom(sentItemStatus, resend, importProducts, question, quoteAnswer)
    // Each call comes from its own address, so that the limit of requests is not met.
    let calls = 0
    await fc.assert(
      fc.asyncProperty(hostile, path, async (body, path) => {
        const answer = await call({ body, path, headers: { 'x-forwarded-for': `10.0.${++calls % 250}.1` } })
        expect([400, 403, 404, 413]).toContain(answer.status)
      }),
      { numRuns: 300 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

/** An object with a property of its own of this name, as JSON.parse makes it. */
function nameProperty(name: string): unknown {
  return JSON.parse(`{"${name}":{"staff":true,"token":"${token}"},"token":{"${name}":1}}`)
}

describe('A page', () => {
  test.each([
    ['of the site', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    [
      'of the site, in an older browser',
      { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' },
    ],
    ['of the local site', { origin: 'http://127.0.0.1:5000', host: '127.0.0.1:5000' }],
    ['that is no page, but a program', {}],
  ])('%s may send', async (_, headers) =>
    expect(await openApi()({ body: { token }, headers })).toMatchObject(unknownLink),
  )

  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    [
      'of another site, in an older browser',
      { origin: 'https://evil.example', 'x-forwarded-host': 'shop.example' },
    ],
    ['in a frame without a site', { origin: 'null', host: 'shop.example' }],
    ['of another port', { origin: 'http://127.0.0.1:5001', host: '127.0.0.1:5000' }],
  ])('%s may not send', async (_, headers) =>
    expect(await openApi()({ body: { token }, headers })).toMatchObject({
      status: 403,
      body: { reason: 'otherSite' },
    }),
  )

  test('of another site may link to what only reads', async () =>
    expect(
      await openApi()({
        method: 'GET',
        path: apiPaths.settings,
        headers: { 'sec-fetch-site': 'cross-site' },
      }),
    ).toMatchObject({ status: 200 }))
})

test.each([
  ['POST', apiPaths.resend],
  ['POST', apiPaths.resendFailed],
  ['POST', apiPaths.undo],
  ['POST', apiPaths.importProducts],
  ['GET', apiPaths.missingSearchCounts],
  ['POST', apiPaths.ignoredSearches],
] as const)('%s %s is for staff alone', async (method, path) => {
  for (const account of [null, { uid: 'ada' }, { uid: 'ada', staff: 'true' }]) {
    const verifyIdToken = () => (account ? Promise.resolve(account) : Promise.reject(new Error('no account')))
    const services = { ...createServices(), auth: { verifyIdToken } as unknown as Auth }
    const call = { method, path, body: {}, headers: { authorization: 'Bearer token' } }
    expect(await openApi(() => services)(call)).toMatchObject({ status: 403, body: { reason: 'notStaff' } })
  }
})
