import type { Page } from 'playwright-core'
import type { TrafficRecorder } from '../serve/trafficRecorder'
import { type LoadMetrics, readLoadMetrics } from './probeClient'

const pollIntervalMs = 100
// Some scripts load a while after the load event, so a page counts as idle only after 3 s without requests.
const minIdleMs = 3000
const timeoutMs = 60_000

/** Waits until a page is loaded and painted, and neither it nor its service worker has sent requests for a while. */
export async function waitUntilPageIdle(page: Page, traffic: TrafficRecorder): Promise<LoadMetrics> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    if (traffic.getIdleMs() < minIdleMs) continue
    const metrics = await readLoadMetrics(page)
    if (metrics.isLoaded && metrics.largest !== null) return metrics
  }
  throw new Error(`${page.url()} was still loading, or had shown nothing, after ${timeoutMs / 1000} s.`)
}
