import type { Page } from 'playwright-core'
import type { Visits } from '../serve/visits'
import { type Loaded, loadedOf } from './probed'

const lookEveryMs = 100
// A page may start its program a while after its load event.
const quietMs = 3000
const patienceMs = 60_000

/** Waits until a page has loaded and shown itself, and neither it nor a service worker has asked for anything for a while. */
export async function untilQuiet(page: Page, visits: Visits): Promise<Loaded> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (visits.quietMs() < quietMs) continue
    const loaded = await loadedOf(page)
    if (loaded.isLoaded && loaded.largest !== null) return loaded
  }
  throw new Error(`${page.url()} was still loading, or had shown nothing, after ${patienceMs / 1000} s.`)
}
