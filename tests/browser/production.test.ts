import type { Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, refused } from './account'
import { said, useBrowser } from './browser'
import { openGoogle, standInForGoogle } from './googleWindow'
import { type ProductionSite, serveProduction } from './production'
import { reportsIn } from './violations'

const visit = useBrowser()
// Half a minute on a busy machine.
const buildTimeoutMs = 180_000

let site: ProductionSite

beforeAll(async () => {
  site = await serveProduction({
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo-arielle.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'shop',
    VITE_FIREBASE_STORAGE_BUCKET: 'shop.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:2:web:3',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
  })
}, buildTimeoutMs)

afterAll(() => site.close())

/** What reCAPTCHA's script puts into the page: it tells by a callback that it takes the visitor for a person. */
function recaptcha() {
  type Widget = { callback: () => void }
  const widgets: Widget[] = []
  const enterprise = {
    ready: (then: () => void) => {
      then()
    },
    render: (_: string, widget: Widget) => widgets.push(widget) - 1,
    execute: (widget: number) => {
      widgets[widget]?.callback()
      return Promise.resolve('a visitor')
    },
  }
  Object.assign(globalThis, { grecaptcha: { enterprise } })
}

const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } })

/** Opens the production site's login screen, with stand-ins for all that it asks of Google; answers what it asked. */
async function visitLogin(): Promise<{ page: Page; asked: Request[]; reports: string[] }> {
  const page = await visit('/', { fresh: true, expected: refused })
  const context = page.context()
  await standInForGoogle(context)
  await context.route('https://www.google.com/recaptcha/enterprise.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${recaptcha.toString()})()` }),
  )
  await context.route('https://content-firebaseappcheck.googleapis.com/**', answer(200, tokenOfAppCheck))
  await context.route('https://identitytoolkit.googleapis.com/**', answer(400, refusal))
  await context.route('https://demo-arielle.firebaseapp.com/**', (route) => route.fulfill({ body: '' }))
  await page.goto(`${site.url}/login-account`)
  const reports = await reportsIn(page)
  const asked: Request[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) asked.push(request)
  })
  return { page, asked, reports }
}

const tokenOfAppCheck = { token: 'vouched-for', ttl: '3600s' }
const refusal = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }
const urlsOf = (asked: Request[]) => asked.map((request) => request.url())

describe('A production build with App Check, under the policy that is deployed', () => {
  test('asks for no reCAPTCHA while somebody looks around', async () => {
    const { page, asked } = await visitLogin()
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(urlsOf(asked)).toEqual([])
  })

  test('has reCAPTCHA vouch for the page before Firebase is asked anything, and says so to Firebase', async () => {
    const { page, asked, reports } = await visitLogin()
    await enter(page, { email: 'ada@example.com', password: 'not-hers' })
    await said(page, 'auth/invalid-credential')
    expect(urlsOf(asked).map((url) => new URL(url).host)).toEqual([
      'www.google.com',
      'content-firebaseappcheck.googleapis.com',
      'identitytoolkit.googleapis.com',
    ])
    expect(await asked.at(-1)?.headerValue('x-firebase-appcheck')).toBe('vouched-for')
    expect(reports).toEqual([])
  })

  test("may frame the project's sign-in page, through which Google's window answers", async () => {
    const { page, asked, reports } = await visitLogin()
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
    await openGoogle(page, 'Sign in with Google')
    await expect
      .poll(() => urlsOf(asked).join())
      .toContain('https://demo-arielle.firebaseapp.com/__/auth/iframe')
    expect(reports).toEqual([])
  })
})
