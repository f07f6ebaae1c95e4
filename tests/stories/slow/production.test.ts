import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCachedSiteBuildFolder } from '../../../emulators/siteBuildCache'
import {
  getHostingHeaders,
  parseHostingConfig,
} from '../../../packages/browser-and-line-simulator/serve/hostingConfig'
import { cspHeaderName } from '../../../site-build/contentSecurityPolicy'
import { builtFirebaseJson } from '../../../site-build/firebaseJsonPlugin'
import { buildProductionSite } from '../../buildProductionSite'
import { submitLogin } from '../authScreens'
import { waitForAlert, setUpBrowser } from '../setUpBrowser'
import { openGooglePopup, stubGoogleServers } from '../googlePopup'
import { fillRequestForm, getRequestFailedHeading as couldNotBeSent, submitRequestForm } from '../requestForm'
import { permissionDeniedResponse as notAllowed } from '../sendingNetwork'
import { recordCspViolations } from '../cspViolations'
import { readSiteFile } from '../secondBuild'

const visit = setUpBrowser()
// Half a minute on a busy machine.
const buildTimeoutMs = 600_000

const variables = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-arielle.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
}

let server: Server
let siteUrl = ''

beforeAll(async () => {
  const site = await getCachedSiteBuildFolder('app-check', (folder) => buildProductionSite(folder, variables))
  const hosting = parseHostingConfig(JSON.parse(await readFile(join(site, builtFirebaseJson), 'utf8')))
  server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '', 'http://site')
    const policy = getHostingHeaders(pathname, hosting)[cspHeaderName.toLowerCase()]
    void readSiteFile(site, pathname).then(({ status, type, body }) =>
      reply.writeHead(status, { [cspHeaderName]: policy, 'Content-Type': type }).end(body),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  siteUrl = `http://127.0.0.1:${port}`
}, buildTimeoutMs)

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** What reCAPTCHA's script puts into the page: it tells by a callback that it takes the visitor for a person. */
function recaptcha() {
  type Widget = { callback: () => void }
  const widgets: Widget[] = []
  const enterprise = {
    ready: (then: () => void) => then(),
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

/** Opens a page of the production site, with stand-ins for all that it asks of Google; answers what it asked. */
async function visitProduction(path: string): Promise<{ page: Page; asked: Request[]; reports: string[] }> {
  const page = await visit('about:blank', { fresh: true, expected: /status of 40[03]|auth\/|App ?Check/ })
  const context = page.context()
  await stubGoogleServers(context)
  await context.route(recaptchaUrls, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${recaptcha.toString()})()` }),
  )
  await context.route(appCheckUrls, answer(200, tokenOfAppCheck))
  await context.route('https://identitytoolkit.googleapis.com/**', answer(400, refusal))
  await context.route('https://demo-arielle.firebaseapp.com/**', (route) => route.fulfill({ body: '' }))
  const asked: Request[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) asked.push(request)
  })
  const reports = await recordCspViolations(page)
  await page.goto(siteUrl + path)
  return { page, asked, reports }
}

const login = '/login-account'
const recaptchaUrls = 'https://www.google.com/recaptcha/enterprise.js**'
const appCheckUrls = 'https://content-firebaseappcheck.googleapis.com/**'
const tokenOfAppCheck = { token: 'vouched-for', ttl: '3600s' }
const refusal = { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } }
// A token that nobody signed; the stand-ins do not ask.
const guestToken = [{ alg: 'none' }, { sub: 'guest', iat: 1, exp: 2_000_000_000 }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')
const guest = {
  ...{ idToken: guestToken, refreshToken: 'refresh', expiresIn: '3600', localId: 'guest' },
  users: [{ localId: 'guest' }],
}
const nothingThere = [{ missing: 'requests/it', readTime: '2026-11-23T10:00:00Z' }]
const urlsOf = (asked: Request[]) => asked.map((request) => request.url())

describe('A production build with App Check, under the policy that is deployed', () => {
  test('has reCAPTCHA vouch for the page before Firebase or Google is asked anything, and asks nothing for a visitor who looks around', async () => {
    const { page, asked, reports } = await visitProduction(login)
    await page.getByRole('link', { name: 'Register New Account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor()
    expect(urlsOf(asked)).toEqual([])
    await page.goBack()
    await submitLogin(page, { email: 'ada@example.com', password: 'not-hers' })
    await waitForAlert(page, 'auth/invalid-credential')
    expect(urlsOf(asked).map((url) => new URL(url).host)).toEqual([
      'www.google.com',
      'content-firebaseappcheck.googleapis.com',
      'identitytoolkit.googleapis.com',
    ])
    expect(await asked.at(-1)?.headerValue('x-firebase-appcheck')).toBe('vouched-for')
    // The project's sign-in page, through which Google's window answers, may be framed.
    await openGooglePopup(page, 'Sign in with Google')
    await expect
      .poll(() => urlsOf(asked).join())
      .toContain('https://demo-arielle.firebaseapp.com/__/auth/iframe')
    expect(reports).toEqual([])
  })

  test('vouches for what a guest sends, and sends all the same when nobody vouches for it or reCAPTCHA never answers', async () => {
    for (const [vouch, token] of [
      [(context) => context.route(appCheckUrls, answer(200, tokenOfAppCheck)), 'vouched-for'],
      [(context) => context.route(appCheckUrls, answer(403, {})), null],
      [(context) => context.route(recaptchaUrls, () => undefined), null],
    ] as [(context: BrowserContext) => Promise<unknown>, string | null][]) {
      const { page, asked, reports } = await visitProduction('/request-a-quote')
      const context = page.context()
      await vouch(context)
      await context.route('https://identitytoolkit.googleapis.com/**', answer(200, guest))
      await context.route('https://firestore.googleapis.com/**:batchGet', answer(200, nothingThere))
      await context.route('https://firestore.googleapis.com/**:commit', answer(403, notAllowed.json))
      await fillRequestForm(page)
      await submitRequestForm(page)
      await couldNotBeSent(page).waitFor()
      const written = asked.filter((request) => request.url().endsWith(':commit'))
      const tokens = await Promise.all(written.map((request) => request.headerValue('x-firebase-appcheck')))
      expect(tokens).toEqual([token])
      expect(reports).toEqual([])
    }
  })
})
