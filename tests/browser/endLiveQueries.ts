import type { Page } from 'playwright-core'

const timeoutMs = 2000

/**
 * Ends the live queries of a page of the desk, by showing a screen without any. Google's Firestore emulator keeps the
 * queries of a closed page and runs each of them again after every write: after a hundred pages, tests would time out.
 */
export async function endLiveQueries(page: Page): Promise<void> {
  if (!/\/staff\b/.test(page.url())) return
  const ended = page
    .waitForRequest((request) => request.postData()?.includes('removeTarget') ?? false, { timeout: timeoutMs })
    .catch(() => undefined)
  const hasQueries = await page.evaluate(leaveScreen).catch(() => false)
  if (hasQueries) await ended
}

/** Shows an unknown address of the desk. Returns whether the page had live queries. Runs in the browser. */
function leaveScreen(): boolean {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  history.pushState(null, '', '/staff/none')
  dispatchEvent(new PopStateEvent('popstate'))
  return observables instanceof Map && observables.size > 1
}
