import { describe, expect, test } from 'vitest'
import { routeHeads } from '../../web/app/routeHeads'
import { freshAccount, registeredAccount } from '../freshAccount'
import { accountButton } from './account'
import { entriesInAccount, signInAtStore } from './accountList'
import { answerForMap, said, siteUrl, useBrowser } from './browser'
import { chooseAccount, openGoogle, standInForGoogle } from './googleWindow'
import { add } from './orderList'
import { reportsIn } from './violations'

const visit = useBrowser()

const headersOf = async (path: string) => (await fetch(siteUrl() + path)).headers

async function entryScript(): Promise<string> {
  const html = await (await fetch(siteUrl())).text()
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/no-script-in-the-page'
}

async function watchedVisit(path: string, expected?: RegExp) {
  const page = await visit(path, { fresh: true, ...(expected && { expected }) })
  return { page, reports: await reportsIn(page) }
}

describe('The headers that protect a visitor', () => {
  test.each(['/', '/products/84', '/nowhere', '/assets/index-gone.js', "the page's script"])(
    'come with %s',
    async (path) => {
      const headers = await headersOf(path.startsWith('/') ? path : await entryScript())
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    },
  )

  test.each(['/', '/nowhere', '/service-worker.js'])('%s is asked for afresh at each visit', async (path) => {
    expect((await headersOf(path)).get('cache-control')).toBe('no-cache')
  })
})

describe('Under the policy that is deployed, nothing is reported', () => {
  test.each([...Object.keys(routeHeads), '/products/84', '/nowhere'])('by %s', async (path) => {
    const { page, reports } = await watchedVisit(path, /status of 404/)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(reports).toEqual([])
  })

  test('when a list is added to, said in a message, and kept in the account that signs in', async () => {
    const account = await registeredAccount()
    const { page, reports } = await watchedVisit('/arielle-store')
    await add(page, 'Shea Butter').click()
    await said(page, 'Shea Butter added to order list')
    await signInAtStore(page, account)
    await expect.poll(() => entriesInAccount(account.uid)).toEqual(['1:1'])
    expect(reports).toEqual([])
  })

  test("when Google's window signs in", async () => {
    const { page, reports } = await watchedVisit('/login-account')
    await standInForGoogle(page.context())
    await chooseAccount(await openGoogle(page, 'Sign in with Google'), freshAccount().email)
    await accountButton(page).waitFor()
    expect(reports).toEqual([])
  })

  test('when the map is shown', async () => {
    const { page, reports } = await watchedVisit('/about-us')
    await answerForMap(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Show map' }).click()
    await page.frameLocator('iframe').getByText('A map').waitFor()
    expect(reports).toEqual([])
  })
})

describe('The policy refuses', () => {
  const refusal = /Content Security Policy/

  test('a script that somebody wrote into the page', async () => {
    const { page, reports } = await watchedVisit('/', refusal)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })
    await expect.poll(() => reports).toEqual(['script-src-elem inline'])
    expect(await page.title()).not.toBe('taken over')
  })

  test('a handler that somebody wrote into an attribute', async () => {
    const { page, reports } = await watchedVisit('/', refusal)
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = 1">Win</button>')
    })
    await page.getByRole('button', { name: 'Win' }).click()
    await expect.poll(() => reports).toEqual(['script-src-attr inline'])
  })

  test('to send anything to an address that the shop has no business with', async () => {
    const { page, reports } = await watchedVisit('/', refusal)
    const answer = await page.evaluate(() => fetch('https://example.com/').catch(() => 'refused'))
    expect(answer).toBe('refused')
    await expect.poll(() => reports).toEqual(['connect-src https://example.com/'])
  })

  test('to send a form without the script that reads it: a password would stand in the address', async () => {
    const { page, reports } = await watchedVisit('/login-account', refusal)
    await page.locator('form').evaluate((form) => {
      if (!(form instanceof HTMLFormElement)) return
      // Of itself it would send nothing (AccountForm).
      form.method = 'get'
      form.submit()
    })
    await expect.poll(() => reports).toEqual([`form-action ${siteUrl()}/login-account?email=&password=`])
  })

  test('to be shown in the frame of another page', async () => {
    const page = await visit('/', { fresh: true, expected: /frame-ancestors|X-Frame-Options/ })
    await page.route('https://other.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${siteUrl()}/about-us"></iframe>` }),
    )
    await page.goto('https://other.test/')
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
  })
})
