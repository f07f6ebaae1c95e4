import {
  readPaintTimes,
  startAppearanceTimer,
} from '../../packages/browser-and-line-simulator/browse/probeClient'
import type { FirestoreTotals } from './firestoreTraffic'
import { type StaffSite, withOpenDesk } from './deskBrowser'
import { measureHeap } from './measureHeap'
import { waitUntilFirestoreQuiet } from './measureReads'
import type { DeskStack } from './startDeskStack'

/** A text that staff search for, and what the desk says when it shows the rows. */
export type Search = { text: string; summary: string }

/** The cost of the first search at an open desk: reads, seconds until its rows show, and the heap afterwards. */
export type FirstSearch = FirestoreTotals & { seconds: number; heapBytes: number }

/** Opens the desk and searches. The time starts with the input and includes the desk's debounce. */
export function measureFirstSearch(
  stack: DeskStack,
  staff: StaffSite,
  { text, summary }: Search,
): Promise<FirstSearch> {
  return withOpenDesk(stack, staff, { screen: 'wide' }, async ({ page }) => {
    await waitUntilFirestoreQuiet(stack)
    stack.traffic.reset()
    await startAppearanceTimer(page, { selector: 'main [role="status"]', text: summary })
    const startedMs = await page.evaluate<number>('performance.now()')
    await page.getByRole('searchbox').fill(text)
    const [shownMs = NaN] = await readPaintTimes(page)
    const totals = await waitUntilFirestoreQuiet(stack)
    return { ...totals, seconds: (shownMs - startedMs) / 1000, heapBytes: await measureHeap(page) }
  })
}
