import type { Browser, BrowserContext } from 'playwright-core'
import {
  createPhoneContext,
  openThrottledTab,
} from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { waitUntilPageIdle } from '../../packages/browser-and-line-simulator/browse/waitUntilPageIdle'
import { computeBlockingTime, computeLayoutShift } from '../report/loadMetrics'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import type { ByteTotals } from '../../packages/browser-and-line-simulator/serve/byteTotals'

export type PageLoad = {
  fcp: number
  lcp: number
  lcpElement: string
  tbt: number
  cls: number
  /** The bytes that the browser reports for the page, without the downloads of the service worker. */
  downloadedBytes: number
  bytes: ByteTotals
}

/** The metrics of a first visit and a repeat visit in the same browser. Each visit uses a new connection. */
export type FirstAndRepeatVisit = { first: PageLoad; again: PageLoad }

export async function visitTwice(
  browser: Browser,
  site: ServedSite,
  path: string,
): Promise<FirstAndRepeatVisit> {
  const context = await createPhoneContext(browser)
  try {
    return { first: await measureLoad(context, site, path), again: await measureLoad(context, site, path) }
  } finally {
    await context.close()
  }
}

async function measureLoad(context: BrowserContext, site: ServedSite, path: string): Promise<PageLoad> {
  site.closeConnections()
  const { page, getDownloadedBytes } = await openThrottledTab(context)
  site.traffic.takeTotals()
  await page.goto(site.origin + path)
  const { firstPaint, largest, tasks, shifts } = await waitUntilPageIdle(page, site.traffic)
  await page.close()
  if (firstPaint === null || largest === null) throw new Error(`${path} showed nothing.`)
  return {
    fcp: firstPaint,
    lcp: largest.at,
    lcpElement: largest.element,
    tbt: computeBlockingTime(tasks, firstPaint),
    cls: computeLayoutShift(shifts),
    downloadedBytes: getDownloadedBytes(),
    bytes: site.traffic.takeTotals(),
  }
}
