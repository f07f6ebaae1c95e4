import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { Contexts } from './contexts'
import type { Line } from './line'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

type Screen = { width: number; height: number }
type Visit = (
  path: string,
  options?: { screen?: Screen; expected?: RegExp; fresh?: boolean; over?: Line; savesData?: boolean },
) => Promise<Page>

// Processes kept in reserve and one for each site would cost a fifth of the run, for pages that are all ours. The others
// are those that Playwright switches off, too: the last list of them counts.
const unneeded = [
  'SpareRendererForSitePerProcess',
  'AcceptCHFrame',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

// Chromium looks for updates and suggestions on its own; none of that belongs into a test.
const quiet = [
  `--disable-features=${unneeded.join(',')}`,
  '--disable-site-isolation-trials',
  // A page goes on in the process of the one before it: starting one costs more than all that a page of ours does.
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
]

/**
 * Opens pages of the site at SITE_URL, each as in a browser of its own. A test fails when one of its pages says anything
 * in the console that the test does not expect.
 *
 * A test that sets a clock, cuts or answers the network, or looks at what is fetched, asks for a fresh browser context.
 * Over a line of the test's own the site has its service worker; elsewhere a browser seems to know none.
 */
export function useBrowser(): Visit {
  let browser: Browser
  let contexts: Contexts
  let problems: string[] = []
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
    browser = await chromium.launch({ executablePath, args: quiet })
    contexts = new Contexts(browser)
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    const said = problems
    problems = []
    await contexts.endTest()
    expect(said, 'said in the console').toEqual([])
  })
  return async (path, { screen = desktop, expected, fresh = false, over, savesData = false } = {}) => {
    const hasTouch = screen === phone
    const page = await contexts.openTab(
      { hasTouch, baseURL: over?.url ?? siteUrl(), viewport: screen },
      { fresh, worker: over !== undefined },
    )
    await page.setViewportSize(screen)
    // Shorter than a test may take, so that a step that never ends is named.
    page.setDefaultTimeout(30_000)
    const ofThisTest = problems
    listen(page, (problem) => {
      if (!expected?.test(problem)) ofThisTest.push(problem)
    })
    if (savesData) await saveData(page)
    awaitProgram(page)
    await page.goto(path)
    return page
  }
}

async function saveData(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/**
 * Has loading wait until the program has taken over what was drawn in advance: what is pressed before is lost. A test that
 * waits for less says so.
 */
function awaitProgram(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const taken = async (load: ReturnType<Page['goto']>, isLess: boolean) => {
    const answer = await load
    if (!isLess) await page.waitForFunction(isTakenOver)
    return answer
  }
  page.goto = (url, options) => taken(goto(url, options), options?.waitUntil !== undefined)
  page.reload = (options) => taken(reload(options), options?.waitUntil !== undefined)
}

/** Whether the program has taken over the page that was drawn in advance, or it is no page of ours; to be asked in the page. */
export function isTakenOver(): boolean {
  const root = document.getElementById('root')
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** Where the site under test stands; the global set-up says so. */
export function siteUrl(): string {
  const url = process.env.SITE_URL
  if (!url) throw new Error('SITE_URL is not set: run these tests with npm test, or name a running site')
  return url
}

function listen(page: Page, report: (problem: string) => void) {
  page.on('pageerror', (error) => {
    report(error.message)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report(message.text())
  })
}

/** The part of the address that a visitor can share. */
export function address(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the page says this in a message. */
export function said(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole('alert').filter({ hasText: text }).waitFor()
}

/** Answers for the map's host, which the tests cannot reach: with a page that only says so. */
export async function answerForMap(page: Page): Promise<void> {
  const empty = { contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map</p>' }
  await page.route(/^https:\/\/www\.openstreetmap\.org\//, (route) => route.fulfill(empty))
}

/** Waits until the page says this in a message that is marked as an error, by more than its words. */
export function saidAsError(page: Page, text: string | RegExp): Promise<void> {
  return page.locator('.Toastify__toast--error[role=alert]').filter({ hasText: text }).waitFor()
}

/** By how many pixels the page scrolls sideways. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
