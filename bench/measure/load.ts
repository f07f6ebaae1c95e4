import type { Browser, BrowserContext } from 'playwright-core'
import { newPhone, slowTab } from '../browse/browser'
import { untilQuiet } from '../browse/quiet'
import { blockingTime, layoutShift } from '../report/loading'
import type { Served } from '../serve/serve'
import type { Tally } from '../serve/tally'

/** One loading of a page. */
export type Load = {
  fcp: number
  lcp: number
  lcpElement: string
  tbt: number
  cls: number
  /** As the browser counts them, the service worker's aside. */
  downloaded: number
  bytes: Tally
}

/** A first visit, and one by the same browser on a new connection. */
export type Visit = { first: Load; again: Load }

/** Visits a page for the first time and once more. */
export async function visitTwice(browser: Browser, site: Served, path: string): Promise<Visit> {
  const phone = await newPhone(browser)
  try {
    return { first: await load(phone, site, path), again: await load(phone, site, path) }
  } finally {
    await phone.close()
  }
}

async function load(phone: BrowserContext, site: Served, path: string): Promise<Load> {
  site.hangUp()
  const { page, downloaded } = await slowTab(phone)
  site.visits.take()
  await page.goto(site.origin + path)
  const { firstPaint, largest, tasks, shifts } = await untilQuiet(page, site.visits)
  await page.close()
  if (firstPaint === null || largest === null) throw new Error(`${path} showed nothing.`)
  return {
    fcp: firstPaint,
    lcp: largest.at,
    lcpElement: largest.element,
    tbt: blockingTime(tasks, firstPaint),
    cls: layoutShift(shifts),
    downloaded: downloaded(),
    bytes: site.visits.take(),
  }
}
