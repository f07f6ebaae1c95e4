import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { sentWith } from '../sentDocuments'
import type { useBrowser } from './browser'
import { fillIn, path } from './requestForm'

/** For tests that cut or answer the network. */
export const asked = { expected: /ERR_|Failed to (load|fetch)|status of \d/, fresh: true }

/** The requests by which something is sent. */
export const lookedUp = /\/documents:batchGet\b/
export const committed = /\/documents:commit\b/
const asking = /\/documents:(batchGet|commit)\b/

/** Has the database answer as if its clock showed this moment. */
export async function setServerTime(page: Page, time: string): Promise<void> {
  await page.route(asking, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(
      /"(readTime|commitTime|updateTime|timestampValue)":\s*"[^"]+"/g,
      `"$1":"${time}"`,
    )
    await route.fulfill({ response: answer, body: text })
  })
}

/**
 * Lets the first request of this kind get there, and its answer get lost on the way back; what is asked after that waits,
 * so that the page goes on saying that it is kept. Answers what lets it go.
 */
export async function loseAnswer(page: Page, kind: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isLost = false
  await page.route(asking, async (route) => {
    const isSending = route.request().postData()?.includes('/limits/') === true
    if (isSending && isLost) await isLetGo
    if (!isSending || isLost || !kind.test(route.request().url())) {
      await route.continue()
      return
    }
    isLost = true
    await route.fetch()
    await route.abort()
  })
  return letGo
}

/** Holds requests of this kind back; answers what lets them go. */
export async function hold(page: Page, kind: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  await page.route(kind, async (route) => {
    if (isOpen) await route.continue()
    else held.push(route)
  })
  return async () => {
    isOpen = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Has the page's clock stand still: the test alone lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/** The database's answer to what its rules do not allow. */
export const refusal = {
  status: 403,
  json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
}

/** The reference that the page names. */
export function referenceOn(page: Page): Promise<string> {
  return page
    .getByText(/^Reference /)
    .locator('strong')
    .innerText()
}

type Visit = ReturnType<typeof useBrowser>

/** A page with a request filled in that no other test sends; `list` is its text. */
export async function openFilled(visit: Visit, options: Parameters<Visit>[1] = {}) {
  const page = await visit(path, options)
  const list = `Shea Butter: 1.5\n${randomUUID()}`
  await fillIn(page, { 'Product List': list })
  return { page, list }
}

/** What stands in the database of a request with this list. */
export const standing = (list: string) => sentWith('requests', 'list', list)

export const kept = (page: Page) => page.getByRole('heading', { name: 'Your request is kept' })
