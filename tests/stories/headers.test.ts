import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../emulators/emulatorConfig'
import { getHostingCsp, parseCsp } from '../../site-build/contentSecurityPolicy'
import { getObservatoryScore } from './observatoryScore'
import { recordCspViolationsOfNextLoad } from './cspViolations'
import { getSiteUrl, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const fetchHeaders = async (path: string) => (await fetch(getSiteUrl() + path)).headers

const deployedCsp = getHostingCsp(await readFile(join(projectRoot, 'firebase.json'), 'utf8'))

const pathsByKind = {
  'the home page': () => '/',
  'a page': () => '/about-us',
  'a product page': () => '/products/84',
  'the desk': () => '/staff/inbox',
  'a missing page': () => '/nowhere',
  'a missing script': () => '/assets/index-gone.js',
  'a missing picture': () => '/pictures/gone.webp',
  'a script': () => find('/', /src="(\/assets\/[^"]+\.js)"/),
  'a style sheet': () => find('/', /href="(\/assets\/[^"]+\.css)"/),
  'a picture': () => find('/', /(\/pictures\/[^" ]+\.(?:webp|avif|jpg))/),
  'the list of products': async () =>
    `/${await find('/service-worker.js', /catalogue\/[0-9a-f]{10}\//)}products.json`,
  'the service worker': () => '/service-worker.js',
  'the manifest': () => '/manifest.webmanifest',
}

/** Returns what a pattern, or its first group, matches in a file of the site. */
async function find(path: string, pattern: RegExp): Promise<string> {
  const match = pattern.exec(await (await fetch(getSiteUrl() + path)).text())
  return match?.[1] ?? match?.[0] ?? `/nothing-matches-${pattern.source}`
}

describe('the security headers', () => {
  test.each(Object.entries(pathsByKind))('come with %s', async (kind, getPath) => {
    const path = await getPath()
    const response = await fetch(getSiteUrl() + path)
    expect(response.status, path).toBe(kind.startsWith('a missing') ? 404 : 200)
    const { headers } = response
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const localCsp = parseCsp(headers.get('content-security-policy') ?? '')
    expect([...localCsp.keys(), 'upgrade-insecure-requests']).toEqual([...deployedCsp.keys()])
    expect(getObservatoryScore(headers, deployedCsp)).toBe(130)
  })

  test.each(['/', '/nowhere', '/service-worker.js'])('make browsers revalidate %s', async (path) => {
    expect((await fetchHeaders(path)).get('cache-control')).toBe('no-cache')
  })
})

// That the site itself violates nothing is part of every other test: Chromium logs a violation as an error, and
// setUpBrowser fails each test whose pages log one. The first test here checks that they do.
describe('the Content Security Policy', () => {
  const refusal = 'Content Security Policy|The action has been blocked'

  test('refuses injected scripts and HTML, and requests to other hosts, each with an error in the console', async () => {
    let violations: string[] = []
    const errors: string[] = []
    const page = await visit('/', {
      expected: new RegExp(refusal),
      prepare: async (tab) => {
        violations = await recordCspViolationsOfNextLoad(tab)
        tab.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`))
      },
    })
    for (const injection of [injectCode, injectScriptUrl, injectHandler, injectHtml])
      await expect(page.evaluate(injection)).rejects.toThrow(/requires 'Trusted/)
    const answer = await page.evaluate(() => fetch('https://example.com/').catch(() => 'refused'))
    expect(answer).toBe('refused')
    await expect
      .poll(() => violations)
      .toEqual([
        ...Array.from({ length: 4 }, () => 'require-trusted-types-for trusted-types-sink'),
        'connect-src https://example.com/',
      ])
    expect(await page.title()).toBe('Arielle Organics')
    const refusals = errors.filter((error) => error.startsWith('error: ') && new RegExp(refusal).test(error))
    expect(refusals.length).toBeGreaterThanOrEqual(violations.length)
  })

  test('refuses inline scripts and foreign scripts that are part of the HTML', async () => {
    let violations: string[] = []
    const page = await visit('about:blank', {
      expected: new RegExp(refusal),
      prepare: async (tab) => {
        violations = await recordCspViolationsOfNextLoad(tab)
        await tab.route(`${getSiteUrl()}/about-us`, async (route) => {
          const response = await route.fetch()
          const injected =
            '<script>document.title = 1</script><script src="https://example.com/a.js"></script>'
          await route.fulfill({
            response,
            body: (await response.text()).replace('</body>', `${injected}</body>`),
          })
        })
      },
    })
    await page.goto(`${getSiteUrl()}/about-us`)
    await expect
      .poll(() => violations)
      .toEqual(['script-src-elem inline', 'script-src-elem https://example.com/a.js'])
    expect(await page.title()).toBe('About Arielle Organics')
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

function injectCode() {
  document.createElement('script').textContent = 'document.title = "taken over"'
}

function injectScriptUrl() {
  document.createElement('script').src = 'https://apis.google.com/js/api.json'
}

function injectHandler() {
  document.body.setAttribute('onclick', 'document.title = "taken over"')
}

function injectHtml() {
  document.body.insertAdjacentHTML('beforeend', '<p>taken over</p>')
}
