import { delay } from '../../packages/browser-and-line-simulator/browse/tapElement'
import type { FirestoreTotals } from './firestoreTraffic'
import { type StaffSite, withOpenDesk } from './deskBrowser'
import type { DeskStack } from './startDeskStack'

const usualQuietMs = 2000
const pollIntervalMs = 100
const timeoutMs = 30_000

/** Opens the desk and returns what Firestore delivered until it was quiet. */
export function measureReads(stack: DeskStack, staff: StaffSite): Promise<FirestoreTotals> {
  return withOpenDesk(stack, staff, { screen: 'wide' }, () => waitUntilFirestoreQuiet(stack))
}

/** Waits until Firestore has delivered nothing for a while, and returns the totals. */
export async function waitUntilFirestoreQuiet(
  { traffic }: Pick<DeskStack, 'traffic'>,
  quietMs = usualQuietMs,
): Promise<FirestoreTotals> {
  const deadline = performance.now() + timeoutMs
  let [previous, quietSince] = [JSON.stringify(traffic.totals), performance.now()]
  while (performance.now() - quietSince < quietMs) {
    if (performance.now() > deadline)
      throw new Error(`Firestore still sent something after ${timeoutMs / 1000} s.`)
    await delay(pollIntervalMs)
    const current = JSON.stringify(traffic.totals)
    if (current !== previous) [previous, quietSince] = [current, performance.now()]
  }
  return { ...traffic.totals }
}
