import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { addBrowserFaults, moveClock } from './browserFaults'
import type { Fault, FaultPlan } from './faultPlan'
import type { FaultySite } from './faultServers'

/** Everything that a run needs; `countArrived` counts the requests in the database with this text. */
export type FaultRunEnvironment = {
  browser: Browser
  site: FaultySite
  countArrived: (list: string) => Promise<number>
}

/** How one run ended; `confirmedAfterMs` is the time from the healthy network to the page's confirmation. */
export type FaultRunResult = {
  plan: FaultPlan
  list: string
  arrived: number
  isKept: boolean
  confirmedAfterMs: number | null
}

const formPath = '/request-a-quote'
const arrivalTimeoutMs = 120_000
const stepTimeoutMs = 60_000
const faultyTimeMs = 6000
const loadTimeoutMs = 10_000
const pressTimeoutMs = 1000
const checkIntervalMs = 3000

/** Sends one request with the faults of the plan, then gives it a healthy network and waits for its arrival. */
export async function runWithFaults(
  plan: FaultPlan,
  environment: FaultRunEnvironment,
): Promise<FaultRunResult> {
  const { browser, site, countArrived } = environment
  const list = `Faults run, seed ${plan.seed}: 2 Shea Butter`
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(stepTimeoutMs)
  try {
    const page = await sendWithFaults(context, plan, site, list)
    const healthyAt = Date.now()
    const isConfirmed = await waitForConfirmation(page, healthyAt + arrivalTimeoutMs)
    const confirmedAfterMs = isConfirmed ? Date.now() - healthyAt : null
    const arrived = await countArrived(list)
    return {
      plan,
      list,
      arrived,
      isKept: arrived > 0 || (await isKeptInBrowser(page, list)),
      confirmedAfterMs,
    }
  } finally {
    await context.close()
  }
}

/** Presses send while the plan's faults happen, and returns the page that is left when they have ended. */
async function sendWithFaults(
  context: BrowserContext,
  { isReturning, faults }: FaultPlan,
  site: FaultySite,
  list: string,
): Promise<Page> {
  const page = await context.newPage()
  await addBrowserFaults(context, faults)
  if (isReturning) await installServiceWorker(page)
  await openFilledForm(page, list)
  const secondTab = faults.some(({ kind }) => kind === 'twoTabs') ? await openForm(context) : undefined
  site.faults.start(faults.filter((fault) => fault.kind === 'network'))
  // A fault may replace the form before the click has ended.
  for (const tab of [secondTab, page])
    void tab?.getByRole('button', { name: 'SEND REQUEST' }).click().catch(ignoreError)
  const pages = await Promise.all([
    wait(faultyTimeMs, page),
    ...faults.map((fault) => applyFault(fault, page)),
  ])
  site.faults.stop()
  return pages.find((other) => other !== page) ?? page
}

async function installServiceWorker(page: Page) {
  await page.goto('/about-us')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

async function openFilledForm(page: Page, list: string) {
  await page.goto(formPath)
  await page.waitForFunction(isHydrated)
  const fields = { Name: 'Ada Obi', 'Phone Number': '+234 803 456 7890', 'Product List': list }
  for (const [name, text] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(text)
}

async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(formPath)
  await page.waitForFunction(isHydrated)
  return page
}

/** Applies a fault that happens while the request is being sent; returns the page that the visitor then has. */
async function applyFault(fault: Fault, page: Page): Promise<Page> {
  if ('afterMs' in fault) await wait(fault.afterMs)
  if (fault.kind === 'offline') await goOffline(page.context(), fault.forMs)
  if (fault.kind === 'reload') await page.reload({ waitUntil: 'commit' }).catch(ignoreError)
  if (fault.kind === 'clock') await page.evaluate(moveClock, fault.byMs).catch(ignoreError)
  return fault.kind === 'closedTab' ? openNextTab(page) : page
}

async function goOffline(context: BrowserContext, forMs: number) {
  await context.setOffline(true)
  await wait(forMs)
  await context.setOffline(false)
}

async function openNextTab(page: Page): Promise<Page> {
  const nextPage = await page.context().newPage()
  await page.close()
  await nextPage.goto(formPath, { waitUntil: 'commit' }).catch(ignoreError)
  return nextPage
}

/**
 * Waits until the page confirms the request. Does what a person would: loads a page again that did not load, and presses
 * send in a form that was closed before it was submitted.
 */
async function waitForConfirmation(page: Page, deadline: number): Promise<boolean> {
  const sendButton = page.getByRole('button', { name: 'SEND REQUEST' })
  // After a reload, the page shows the form again, below a line that confirms the request.
  const confirmation = page
    .getByRole('heading', { name: 'Your request has been sent' })
    .or(page.getByText(/^Your request \w{6} was sent /))
    .first()
  while (Date.now() < deadline) {
    if (!(await waitUntilHydrated(page)))
      await page.goto(formPath, { waitUntil: 'commit' }).catch(ignoreError)
    else if ((await sendButton.isVisible()) && !(await confirmation.isVisible()))
      await sendButton.click({ timeout: pressTimeoutMs }).catch(ignoreError)
    const isConfirmed = await confirmation.waitFor({ timeout: checkIntervalMs }).then(
      () => true,
      () => false,
    )
    if (isConfirmed) return true
  }
  return false
}

function waitUntilHydrated(page: Page): Promise<boolean> {
  return page.waitForFunction(isHydrated, undefined, { timeout: loadTimeoutMs }).then(
    () => true,
    () => false,
  )
}

// Runs in the browser.
function isHydrated(): boolean {
  const root = document.getElementById('root')
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** Whether the page or the browser's storage still has the request. */
async function isKeptInBrowser(page: Page, list: string): Promise<boolean> {
  const texts = await page.evaluate(readTexts).catch(() => [])
  return texts.some((text) => text.includes(list))
}

// Runs in the browser.
function readTexts(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return [document.body.innerText, ...keys.map((key) => localStorage.getItem(key) ?? '')]
}

function ignoreError(): undefined {
  return undefined
}
