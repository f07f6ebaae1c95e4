import type { Page } from 'playwright-core'

const timeoutMs = 2000

/**
 * Ends the live queries of a page, as the site does when the page goes away, and waits until the server knows. Google's
 * Firestore emulator keeps the queries of a closed page and runs each of them again after every write: after a hundred
 * pages of the desk, tests would time out.
 */
export async function endLiveQueries(page: Page): Promise<void> {
  const ended = page
    .waitForRequest((request) => request.postData()?.includes('removeTarget') ?? false, {
      timeout: timeoutMs,
    })
    .catch(() => undefined)
  const hasQueries = await page.evaluate(leavePage).catch(() => false)
  if (hasQueries) await ended
}

/** Tells the page that it goes away. Returns whether it had live queries. Runs in the browser. */
function leavePage(): boolean {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  const names = observables instanceof Map ? [...observables.keys()].map(String) : []
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
  return names.some((name) => name.startsWith('firestore:'))
}
