import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { findSentDocuments } from '../sentDocuments'
import type { setUpBrowser } from './setUpBrowser'
import { fillRequestForm, requestPagePath } from './requestForm'

/** Browser options for tests that go offline or respond to requests themselves. */
export const networkTestOptions = { expected: /ERR_|Failed to (load|fetch)|status of \d/, fresh: true }

export const firestoreBatchGetUrlPattern = /\/documents:batchGet\b/
export const firestoreCommitUrlPattern = /\/documents:commit\b/
const databaseRequestPattern = /\/documents:(batchGet|commit)\b/

/** Sets the times in the database's responses to `time`. */
export async function setServerTime(page: Page, time: string): Promise<void> {
  await page.route(databaseRequestPattern, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(
      /"(readTime|commitTime|updateTime|timestampValue)":\s*"[^"]+"/g,
      `"$1":"${time}"`,
    )
    await route.fulfill({ response: answer, body: text })
  })
}

/** Sends the next commit twice, as a browser does that has lost the connection before the response. */
export async function sendNextCommitTwice(page: Page): Promise<void> {
  await page.route(
    firestoreCommitUrlPattern,
    async (route) => {
      await route.fetch()
      await route.continue()
    },
    { times: 1 },
  )
}

/**
 * Lets the first request that creates a submission reach the database, but drops its response. Later requests that send
 * one wait until the test calls the returned function.
 */
export async function dropFirstCommitResponse(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isLost = false
  await page.route(databaseRequestPattern, async (route) => {
    const isSending = route.request().postData()?.includes('/limits/') === true
    if (isSending && isLost) await released
    if (!isSending || isLost || !firestoreCommitUrlPattern.test(route.request().url())) {
      await route.continue()
      return
    }
    isLost = true
    await route.fetch()
    await route.abort()
  })
  return release
}

/** Stops the page's clock: from now on only the test moves it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

export const permissionDeniedResponse = {
  status: 403,
  json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
}

/** Returns the reference number of the sent request or enquiry that the page shows. */
export function getShownReferenceNumber(page: Page): Promise<string> {
  return page
    .getByText(/^Reference /)
    .locator('strong')
    .innerText()
}

type OpenPage = ReturnType<typeof setUpBrowser>

/** Opens the request page and fills it in; `list` is unique to the test. */
export async function openFilledRequest(openPage: OpenPage, options: Parameters<OpenPage>[1] = {}) {
  const page = await openPage(requestPagePath, options)
  const list = `Shea Butter: 1.5\n${randomUUID()}`
  await fillRequestForm(page, { 'Product List': list })
  return { page, list }
}

export const findStoredRequests = (list: string) => findSentDocuments('requests', 'list', list)

export const getRequestKeptInOutboxHeading = (page: Page) =>
  page.getByRole('heading', {
    name: /^Your request (hasn't been sent yet|may not have arrived yet|will be sent)/,
  })
