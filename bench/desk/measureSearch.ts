import {
  readPaintTimes,
  startAppearanceTimer,
} from '../../packages/browser-and-line-simulator/browse/probeClient'
import type { FirestoreTotals } from './firestoreTraffic'
import { rowSelector, type StaffSite, withOpenDesk } from './deskBrowser'
import { measureHeap } from './measureHeap'
import { waitUntilFirestoreQuiet } from './measureReads'
import type { DeskStack } from './startDeskStack'

/** What the first search at an open desk costs: reads, seconds until it shows the item, and the heap after it. */
export type FirstSearch = FirestoreTotals & { seconds: number; heapBytes: number }

/** Opens the desk and searches for a sender by name. */
export function measureFirstSearch(stack: DeskStack, staff: StaffSite, name: string): Promise<FirstSearch> {
  return withOpenDesk(stack, staff, { screen: 'wide' }, async ({ page }) => {
    await waitUntilFirestoreQuiet(stack)
    stack.traffic.reset()
    await startAppearanceTimer(page, { selector: rowSelector, text: name })
    const startedMs = await page.evaluate<number>('performance.now()')
    await page.getByRole('searchbox').fill(name)
    const [shownMs = NaN] = await readPaintTimes(page)
    const totals = await waitUntilFirestoreQuiet(stack)
    return { ...totals, seconds: (shownMs - startedMs) / 1000, heapBytes: await measureHeap(page) }
  })
}
