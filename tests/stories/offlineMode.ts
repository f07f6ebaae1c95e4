import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SiteProxy } from './siteProxy'

/** What Chromium logs for requests without a response. */
export const networkErrorPattern = /Failed to load resource|dynamically imported|preload|ERR_/

/** Waits until the service worker is active and has cached this page with all files of its first load. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const isReady = async () => {
    const loadedAt = performance.getEntriesByType('navigation')[0]?.duration ?? 0
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ startTime, duration }) => startTime + duration < loadedAt)
      .map(({ name }) => new URL(name).pathname)
      // Only the browser's own cache keeps the headings' typeface.
      .filter((path) => /^\/(?:assets|catalogue\/[^/]+|pictures)\//.test(path) && !path.endsWith('.woff2'))
    const cachedResponses = await Promise.all(
      [location.pathname, ...loaded].map((path) => caches.match(path, { ignoreVary: true })),
    )
    return !cachedResponses.includes(undefined) && navigator.serviceWorker.controller?.state === 'activated'
  }
  await expect.poll(() => page.evaluate(isReady)).toBe(true)
}

/** Waits until the service worker has also cached the files for other pages. */
export async function waitForPrecache(page: Page): Promise<void> {
  await waitForServiceWorker(page)
  await expect.poll(async () => (await getCachedFileNames(page)).includes('details')).toBe(true)
}

/** The names of the cached scripts and catalogue files, without their hashes. */
export function getCachedFileNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'pictures')
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests
      .flat()
      .flatMap(
        ({ url }) => /\/(?:assets|catalogue\/[^/]+)\/(.+?)(?:-[^-]{8}\.js|\.json)$/.exec(url)?.[1] ?? [],
      )
  })
}

/** Disconnects the page and its service worker from the network. */
export async function goOffline(page: Page, proxy: SiteProxy): Promise<void> {
  proxy.disconnect()
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, proxy: SiteProxy): Promise<void> {
  proxy.reconnect()
  await page.context().setOffline(false)
}
