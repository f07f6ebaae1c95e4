import { beforeEach, expect, test, vi } from 'vitest'
import { smokeTest } from '../../deploy/smokeTest'

const site = { siteUrl: 'https://arielle.ng', projectId: 'shop', homePage: '<h1>Shop</h1>' }
const home = 'https://arielle.ng/'
const snapshot = 'https://arielle.ng/catalogue/current.json'
const api = 'https://arielle.ng/api/settings'
const requests =
  'https://firestore.googleapis.com/v1/projects/shop/databases/(default)/documents/requests?pageSize=1'
const picture = 'https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/o/products%2F0%2Fnone'
const pageHeaders = {
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=1',
  'X-Frame-Options': 'DENY',
}

const respond =
  (body: string, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response(body, { status, headers }))

const unreachable = () => Promise.reject(new TypeError('fetch failed'))

let answers: Record<string, () => Promise<Response>> = {}

beforeEach(() => {
  answers = {
    [home]: respond('<h1>Shop</h1>', 200, pageHeaders),
    [snapshot]: respond('{"version":1,"base":"/catalogue/0/","products":[]}'),
    [api]: respond('{"email":true}', 200, { 'Cache-Control': 'no-store' }),
    [requests]: respond('{}', 403),
    [picture]: respond('{}', 404),
  }
  vi.stubGlobal('fetch', (url: string) => (answers[url] ?? unreachable)())
})

test.each([
  ['another page', home, respond('<h1>Parked</h1>', 200, pageHeaders), 'does not show the page'],
  ['no page', home, respond('', 404), 'answers 404'],
  ['no site', home, unreachable, 'https://arielle.ng/ cannot be reached'],
  ['a page without a policy', home, respond('<h1>Shop</h1>'), 'content-security-policy, strict-transport'],
  ['no snapshot', snapshot, respond('<h1>Shop</h1>'), 'current.json answers 200'],
  ['no API', api, respond('', 500), 'settings answers 500'],
  ['an API that caches keep', api, respond('{}'), 'kept by caches'],
  ['a database that is open', requests, respond('{}'), 'Anybody can read the requests'],
  ['a database that is not there', requests, respond('{}', 404), 'answers a stranger with 404'],
  ['a rule of pictures that fails', picture, respond('{}', 403), 'refuses pictures to visitors'],
  ['no bucket', picture, respond('{}', 500), 'Storage answers 500'],
] as const)('%s is found after four attempts', async (_, url, answer, title) => {
  answers[url] = answer
  const pause = vi.fn(() => Promise.resolve())
  const failures = (await smokeTest(site, pause)).filter(({ state }) => state !== 'done')
  expect(failures).toEqual([{ state: 'missing', title: expect.stringContaining(title) as unknown }])
  expect(pause).toHaveBeenCalledTimes(3)
})

test('a site that does not answer yet is asked again, and a Storage that demands App Check is not asked for rules', async () => {
  const page = respond('<h1>Shop</h1>', 200, pageHeaders)
  answers[home] = unreachable
  answers[picture] = respond('{}', 401)
  const pause = vi.fn(() => {
    answers[home] = page
    return Promise.resolve()
  })
  const results = await smokeTest(site, pause)
  expect(results.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(pause).toHaveBeenCalledOnce()
})
