import { readPaintTimes, startAppearanceTimer } from '../browse/probeClient'
import type { FirestoreTotals } from './firestoreTraffic'
import { rowSelector, type StaffSite, withOpenDesk } from './deskBrowser'
import { waitUntilFirestoreQuiet } from './measureReads'
import type { DeskStack } from './startDeskStack'

/** What the first search at an open desk costs, and the seconds until it shows the item that it is for. */
export type FirstSearch = FirestoreTotals & { seconds: number }

/** Opens the desk and searches for a sender by name. */
export function measureFirstSearch(stack: DeskStack, staff: StaffSite, name: string): Promise<FirstSearch> {
  return withOpenDesk(stack, staff, { screen: 'wide' }, async ({ page }) => {
    await waitUntilFirestoreQuiet(stack)
    stack.traffic.reset()
    await startAppearanceTimer(page, { selector: rowSelector, text: name })
    const startedMs = await page.evaluate<number>('performance.now()')
    await page.getByRole('searchbox').fill(name)
    const [shownMs = NaN] = await readPaintTimes(page)
    return { ...(await waitUntilFirestoreQuiet(stack)), seconds: (shownMs - startedMs) / 1000 }
  })
}
