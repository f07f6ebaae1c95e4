import { describe, expect, test } from 'vitest'
import { recordCspViolationsOfNextLoad } from './cspViolations'
import { getSiteUrl, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const fetchHeaders = async (path: string) => (await fetch(getSiteUrl() + path)).headers

async function findEntryScript(): Promise<string> {
  const html = await (await fetch(getSiteUrl())).text()
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/no-script-in-the-page'
}

describe('the security headers', () => {
  test.each(['/', '/products/84', '/nowhere', '/assets/index-gone.js', "the page's script"])(
    'come with %s',
    async (path) => {
      const headers = await fetchHeaders(path.startsWith('/') ? path : await findEntryScript())
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('permissions-policy')).toContain('camera=()')
    },
  )

  test.each(['/', '/nowhere', '/service-worker.js'])('make browsers revalidate %s', async (path) => {
    expect((await fetchHeaders(path)).get('cache-control')).toBe('no-cache')
  })
})

// That the site itself violates nothing is part of every other test: Chromium logs a violation as an error, and
// setUpBrowser fails each test whose pages log one. The first test here checks that they do.
describe('the Content Security Policy', () => {
  const refusal = 'Content Security Policy'

  test('refuses injected scripts and handlers, and requests to other hosts, each with an error in the console', async () => {
    let violations: string[] = []
    const errors: string[] = []
    const page = await visit('/', {
      expected: new RegExp(refusal),
      prepare: async (tab) => {
        violations = await recordCspViolationsOfNextLoad(tab)
        tab.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`))
      },
    })
    await page.evaluate(injectScript)
    await page.getByRole('button', { name: 'Win' }).click()
    const answer = await page.evaluate(() => fetch('https://example.com/').catch(() => 'refused'))
    expect(answer).toBe('refused')
    await expect
      .poll(() => violations)
      .toEqual(['script-src-elem inline', 'script-src-attr inline', 'connect-src https://example.com/'])
    expect(await page.title()).toBe('Arielle Organics')
    const refusals = errors.filter((error) => error.startsWith('error: ') && error.includes(refusal))
    expect(refusals.length).toBeGreaterThanOrEqual(violations.length)
  })

  test('refuses to submit a form that no script handles: a password would become part of the address', async () => {
    let violations: string[] = []
    const page = await visit('/login-account', {
      expected: new RegExp(refusal),
      prepare: async (tab) => {
        violations = await recordCspViolationsOfNextLoad(tab)
      },
    })
    await page.locator('form').evaluate((form) => {
      if (!(form instanceof HTMLFormElement)) return
      // AccountForm sets a method that submits nothing.
      form.method = 'get'
      form.submit()
    })
    await expect
      .poll(() => violations)
      .toEqual([`form-action ${getSiteUrl()}/login-account?email=&password=`])
  })

  test('refuses to show the site in a frame of another page', async () => {
    const page = await visit('about:blank', { expected: /frame-ancestors|X-Frame-Options/ })
    await page.route('https://other.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${getSiteUrl()}/about-us"></iframe>` }),
    )
    await page.goto('https://other.test/')
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
  })
})

function injectScript() {
  const script = document.createElement('script')
  script.textContent = 'document.title = "taken over"'
  document.body.append(script)
  document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = 1">Win</button>')
}
