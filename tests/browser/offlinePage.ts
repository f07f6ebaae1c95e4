import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Line } from './line'

/** What a browser says in the console of a page that gets no answer. */
export const noAnswer = /Failed to load resource|dynamically imported|preload|ERR_/

/** Waits until the service worker is there and has kept this page and all that it was loaded with. */
export async function workerIsReady(page: Page): Promise<void> {
  const isReady = async () => {
    const loadedAt = performance.getEntriesByType('navigation')[0]?.duration ?? 0
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ startTime, duration }) => startTime + duration < loadedAt)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:assets|catalogue|pictures)\//.test(path))
    const kept = await Promise.all(
      [location.pathname, ...loaded].map((path) => caches.match(path, { ignoreVary: true })),
    )
    return !kept.includes(undefined) && navigator.serviceWorker.controller?.state === 'activated'
  }
  await expect.poll(() => page.evaluate(isReady)).toBe(true)
}

/** Waits until it has also kept what it keeps ahead. */
export async function allIsKept(page: Page): Promise<void> {
  await workerIsReady(page)
  await expect.poll(async () => (await keptFiles(page)).includes('details')).toBe(true)
}

/** The names of the scripts and the catalogue's files that are kept, without what changes with their content. */
export function keptFiles(page: Page): Promise<string[]> {
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
