import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Line } from './line'

/** What a browser says in the console of a page that gets no answer. */
export const noAnswer = /Failed to load resource|dynamically imported|preload|ERR_/

/** Waits until the site's service worker has kept what it keeps, this page included. */
export async function workerIsReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const isThere = (await caches.match(location.pathname)) !== undefined
        return isThere && navigator.serviceWorker.controller?.state === 'activated'
      }),
    )
    .toBe(true)
}

/** Takes the network away: the page's and the worker's. */
export async function goOffline(page: Page, line: Line): Promise<void> {
  line.cut()
  await page.context().setOffline(true)
}

/** Brings it back. */
export async function goOnline(page: Page, line: Line): Promise<void> {
  line.mend()
  await page.context().setOffline(false)
}
