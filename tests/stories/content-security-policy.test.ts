import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { recordCspViolations } from './cspViolations'
import { getSiteUrl, setUpBrowser, stubMapRequests } from './setUpBrowser'

const visit = setUpBrowser()

const refusal = /Content Security Policy|The action has been blocked|frame-ancestors|X-Frame-Options/

/** An empty tab, with the policy's violations and the console's errors of the pages that the test opens in it. */
async function openRecordedTab() {
  const errors: string[] = []
  const page = await visit('about:blank', { expected: refusal })
  page.on('console', (message) => {
    if (message.type() === 'error' && refusal.test(message.text())) errors.push(message.text())
  })
  const recorded = await recordCspViolations(page)
  const expectViolations = async (...violations: string[]) => {
    await expect.poll(() => recorded).toEqual(violations)
    recorded.length = 0
  }
  return { page, errors, expectViolations }
}

/** Adds to the HTML of this page what an attacker would add. */
function injectIntoHtml(page: Page, path: string, html: string) {
  return page.route(getSiteUrl() + path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) })
  })
}

// That the site itself violates nothing is part of every other test: Chromium logs a violation as an error, and
// setUpBrowser fails each test whose pages log one. This test checks that Chromium does.
test('The policy refuses injected scripts and HTML, foreign scripts, and requests to other hosts, each with an error in the console', async () => {
  const { page, errors, expectViolations } = await openRecordedTab()
  await page.goto('/')
  for (const injection of [injectCode, injectScriptUrl, injectHandler, injectHtml])
    await expect(page.evaluate(injection)).rejects.toThrow(/requires 'Trusted/)
  const answer = await page.evaluate(() => fetch('https://example.com/').catch(() => 'refused'))
  expect(answer).toBe('refused')
  await expectViolations(
    ...Array.from({ length: 4 }, () => 'require-trusted-types-for trusted-types-sink'),
    'connect-src https://example.com/',
  )
  expect(await page.title()).toBe('Arielle Organics')
  expect(errors.length).toBeGreaterThanOrEqual(5)

  const scripts = '<script>document.title = 1</script><script src="https://example.com/a.js"></script>'
  await injectIntoHtml(page, '/about-us', scripts)
  await page.goto('/about-us')
  await expectViolations('script-src-elem inline', 'script-src-elem https://example.com/a.js')
  expect(await page.title()).toBe('About Arielle Organics')
})

test('The policy lets the map be framed, no other page frame the site, and no form put a password into the address', async () => {
  const { page, expectViolations } = await openRecordedTab()
  await page.goto('/login-account')
  await stubMapRequests(page)
  await page.getByRole('button', { name: 'Show map' }).click()
  await page.frameLocator('footer iframe').getByText('A map').waitFor()
  await expectViolations()
  await page.locator('form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return
    // AccountForm sets a method that submits nothing.
    form.method = 'get'
    form.submit()
  })
  await expectViolations(`form-action ${getSiteUrl()}/login-account?email=&password=`)

  await page.route('https://other.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${getSiteUrl()}/about-us"></iframe>` }),
  )
  await page.goto('https://other.test/')
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/)
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
