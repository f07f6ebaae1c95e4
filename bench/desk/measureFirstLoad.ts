import type { Page } from 'playwright-core'
import { openThrottledTab } from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { readLoadMetrics } from '../../packages/browser-and-line-simulator/browse/probeClient'
import { delay } from '../../packages/browser-and-line-simulator/browse/tapElement'
import { computeInteractiveMs } from './computeInteractiveMs'
import { type StaffSite, withOpenDesk } from './deskBrowser'
import type { DeskStack } from './startDeskStack'

/** The first load of the desk: times from the start of the navigation, and the names of the scripts that it loaded. */
export type FirstLoad = { firstRowMs: number; interactiveMs: number; scripts: string[] }

// The main thread counts as idle after three seconds without a long task, as in the other parts of the benchmark.
const minIdleMs = 3000

/** Opens the desk in a fresh browser with the processor slowed down four times. */
export async function measureFirstLoad(stack: DeskStack, staff: StaffSite): Promise<FirstLoad> {
  const scripts: string[] = []
  const openTab: Parameters<typeof withOpenDesk>[2]['openTab'] = async (context) => {
    context.on('response', (response) => {
      const { pathname, origin } = new URL(response.url())
      const isScript = origin === staff.site.origin && pathname.endsWith('.js')
      // Not what the service worker fetches for its cache: it does so only after the desk has opened.
      if (isScript && response.request().serviceWorker() === null) scripts.push(pathname)
    })
    return (await openThrottledTab(context)).page
  }
  return withOpenDesk(stack, staff, { screen: 'phone', openTab }, async ({ page, firstRowMs }) => {
    const loadedScripts = [...new Set(scripts)]
    return { firstRowMs, interactiveMs: await measureInteractive(page, firstRowMs), scripts: loadedScripts }
  })
}

async function measureInteractive(page: Page, firstRowMs: number): Promise<number> {
  for (;;) {
    const { tasks } = await readLoadMetrics(page)
    const interactiveMs = computeInteractiveMs(firstRowMs, tasks)
    const nowMs = await page.evaluate<number>('performance.now()')
    if (nowMs - interactiveMs > minIdleMs) return interactiveMs
    await delay(100)
  }
}
