import { beforeEach, expect, test, vi } from 'vitest'
import { smokeTest } from '../../deploy/smokeTest'

const site = {
  siteUrl: 'https://arielle.ng',
  projectId: 'shop',
  homePage: '<h1>Shop</h1>',
  firestoreUrl: 'https://firestore.googleapis.com',
  storageUrl: 'https://firebasestorage.googleapis.com',
}
const pictureUrl =
  'https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/o/products%2F0%2Fnone'
const requestsUrl =
  'https://firestore.googleapis.com/v1/projects/shop/databases/(default)/documents/requests?pageSize=1'
const pageHeaders = {
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=1',
  'X-Frame-Options': 'DENY',
}

const respond =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { status, headers })

const healthy: Readonly<Record<string, () => Response>> = {
  'https://arielle.ng/': respond('<h1>Shop</h1>', 200, pageHeaders),
  'https://arielle.ng/catalogue/current.json': respond('{"version":1,"base":"/catalogue/0/","products":[]}'),
  'https://arielle.ng/api/settings': respond('{"email":true}', 200, { 'Cache-Control': 'no-store' }),
  [requestsUrl]: respond('{}', 403),
  [pictureUrl]: respond('{}', 404),
}

const allDone = ['done', 'done', 'done', 'done', 'done']

let answers: Record<string, () => Response> = {}
let pauses = 0

beforeEach(() => {
  answers = { ...healthy }
  pauses = 0
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[url]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('fetch failed'))
  })
})

const run = () =>
  smokeTest(site, () => {
    pauses += 1
    return Promise.resolve()
  })

test('a live site that answers as it should passes at once', async () => {
  expect((await run()).map(({ state }) => state)).toEqual(allDone)
  expect(pauses).toBe(0)
})

test.each([
  [
    'another page',
    'https://arielle.ng/',
    respond('<h1>Parked</h1>', 200, pageHeaders),
    'does not show the page',
  ],
  ['no page', 'https://arielle.ng/', respond('', 404), 'answers 404'],
  [
    'a page without a policy',
    'https://arielle.ng/',
    respond('<h1>Shop</h1>'),
    'content-security-policy, strict-transport-security, x-frame-options',
  ],
  [
    'no snapshot',
    'https://arielle.ng/catalogue/current.json',
    respond('<h1>Shop</h1>'),
    'current.json answers 200',
  ],
  ['no API', 'https://arielle.ng/api/settings', respond('', 500), 'settings answers 500'],
  ['an API that caches keep', 'https://arielle.ng/api/settings', respond('{}'), 'kept by caches'],
  ['a database that is open', requestsUrl, respond('{}'), 'Anybody can read the requests'],
  ['a database that is not there', requestsUrl, respond('{}', 404), 'answers a stranger with 404'],
  ['a rule of pictures that fails', pictureUrl, respond('{}', 403), 'refuses pictures to visitors'],
  ['no bucket', pictureUrl, respond('{}', 500), 'Storage answers 500'],
] as const)('%s is found after four attempts, with what to do', async (_, url, answer, title) => {
  answers[url] = answer
  const failures = (await run()).filter(({ state }) => state !== 'done')
  expect(failures).toMatchObject([
    {
      state: 'missing',
      title: expect.stringContaining(title) as unknown,
      fix: [expect.stringContaining('shop')],
    },
  ])
  expect(pauses).toBe(3)
})

test('a Storage that demands App Check is noted, because its rules cannot be asked', async () => {
  answers[pictureUrl] = respond('{}', 401)
  expect((await run()).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'advice'])
  expect(pauses).toBe(0)
})

test('a site that does not answer yet is asked again', async () => {
  const { 'https://arielle.ng/': home, ...others } = healthy
  answers = others
  const pause = () => {
    if (home) answers['https://arielle.ng/'] = home
    return Promise.resolve()
  }
  expect((await smokeTest(site, pause)).map(({ state }) => state)).toEqual(allDone)
})
