import type { Locator, Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { deskPath } from '../../domain/site/deskPath'
import { apiPaths } from '../../domain/site/apiPaths'
import { takeUnservedQueries } from '../queries/queryRecord'
import { recordPageQueries } from './firestoreRequests'
import { getBrowserContexts } from './sharedBrowser'

export const phoneViewport = { width: 390, height: 844 }
export const desktopViewport = { width: 1440, height: 900 }

type Viewport = { width: number; height: number }
type OpenPageOptions = {
  screen?: Viewport
  /** The console messages that the test expects. */
  expected?: RegExp
  fresh?: boolean
  /** Opens the page through this proxy instead of at the site's own address. */
  proxy?: { url: string }
  savesData?: boolean
  /** Runs before the page loads, for example to add an init script or a route. */
  prepare?: (page: Page) => Promise<unknown>
}
type OpenPage = (path: string, options?: OpenPageOptions) => Promise<Page>

/** Marks all failed e-mails as seen: other tests store some at the same time, and the desk shows new ones everywhere. */
function hideFailedMails() {
  localStorage.setItem('deskFailedMailsSeenUntil', String(Number.MAX_SAFE_INTEGER))
}

/**
 * Opens pages of the site at SITE_URL, each with empty storage. A test fails when one of its pages logs an error or a
 * warning that does not match `expected`, or asks Firestore what production would refuse, because it has no index.
 *
 * `fresh` gives the page a browser context of its own: for a test that sets the clock, goes offline, routes requests of
 * the whole context, or observes which files are fetched. Only a page that is opened through a proxy has the
 * service worker.
 */
export function setUpBrowser(): OpenPage {
  let problems: string[] = []
  afterEach(async () => {
    const reportedProblems = problems
    problems = []
    await (await getBrowserContexts()).endTest()
    expect(takeUnservedQueries().join('\n'), 'queries without an index').toBe('')
    expect(reportedProblems, 'logged to the console').toEqual([])
  })
  return async (
    path,
    { screen = desktopViewport, expected, fresh = false, proxy, savesData = false, prepare } = {},
  ) => {
    const hasTouch = screen === phoneViewport
    const contexts = await getBrowserContexts()
    const page = await contexts.openTab(
      { hasTouch, baseURL: proxy?.url ?? getSiteUrl(), viewport: screen },
      { fresh, worker: proxy !== undefined },
    )
    await page.setViewportSize(screen)
    // This timeout is shorter than a test's time limit, so that the error names the step that did not finish.
    page.setDefaultTimeout(30_000)
    const problemsOfTest = problems
    reportConsoleProblems(page, (problem) => {
      if (!expected?.test(problem)) problemsOfTest.push(problem)
    })
    if (savesData) await enableDataSaver(page)
    waitForHydrationOnLoad(page)
    if (path.startsWith(deskPath)) await page.addInitScript(hideFailedMails)
    recordPageQueries(page)
    await prepare?.(page)
    await page.goto(path)
    return page
  }
}

/** Sets the browser's default font size in CSS pixels; the usual one is 16. */
export async function setDefaultFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

async function enableDataSaver(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** Makes `goto` and `reload` wait until React has hydrated the page, unless the call passes `waitUntil`. */
function waitForHydrationOnLoad(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const afterHydration = async (load: ReturnType<Page['goto']>, isCustomWait: boolean) => {
    const response = await load
    if (!isCustomWait) await page.waitForFunction(isHydrated)
    return response
  }
  page.goto = (url, options) => afterHydration(goto(url, options), options?.waitUntil !== undefined)
  page.reload = (options) => afterHydration(reload(options), options?.waitUntil !== undefined)
}

/**
 * Returns true if React has hydrated the page, or if the page is not part of the site. This function runs in the
 * browser.
 */
export function isHydrated(): boolean {
  const root = document.getElementById('root')
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** The URL of the site under test, which the global set-up starts. */
export function getSiteUrl(): string {
  const url = process.env.SITE_URL
  if (!url) throw new Error('SITE_URL is not set: run these tests with npm test, or name a running site')
  return url
}

function reportConsoleProblems(page: Page, report: (problem: string) => void) {
  page.on('pageerror', (error) => report(error.message))
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    // These tests run without functions, so nothing answers what pages ask or send by themselves.
    const { url } = message.location()
    const isAboutFunctions = [apiPaths.settings, apiPaths.missingSearches, snapshotPath].some((path) =>
      url.endsWith(path),
    )
    if (isProblem && !isAboutFunctions && !isAboutRepeatedCommit(message.text(), url))
      report(`${message.text()} (${url})`)
  })
}

/**
 * If the emulator closes an idle connection at the moment of a request, Chromium sends the request again, also a commit
 * that has been made. Its second answer is 409, and the transaction finds its document.
 */
function isAboutRepeatedCommit(text: string, url: string): boolean {
  // The Firebase SDK adds its key to the address, the shop's own client does not.
  const isCommit = /\/documents:commit(\?key=[^&]*)?$/.test(url)
  return text.includes('already-exists') || (text.includes('status of 409') && isCommit)
}

export function getPathAndQuery(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits for a toast with this text. */
export function waitForAlert(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole('alert').filter({ hasText: text }).waitFor()
}

/** Answers requests to the map's host, which the tests cannot reach. */
export async function stubMapRequests(page: Page): Promise<void> {
  const empty = { contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map</p>' }
  await page.route(/^https:\/\/www\.openstreetmap\.org\//, (route) => route.fulfill(empty))
}

export const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const getTextField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** By how many pixels the page scrolls horizontally. */
export function getHorizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
