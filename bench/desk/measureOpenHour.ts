import type { BrowserContext, Page } from 'playwright-core'
import { delay } from '../../packages/browser-and-line-simulator/browse/tapElement'
import { createSeededRandom } from '../faults/seededRandom'
import { type StaffSite, withOpenDesk } from './deskBrowser'
import { generateSentItem } from './generateSentItems'
import { measureHeap } from './measureHeap'
import { waitUntilFirestoreQuiet } from './measureReads'
import type { DeskStack } from './startDeskStack'

/** A desk after an hour with 600 arrivals. */
export type OpenHourResult = {
  /** The JavaScript heap after a garbage collection, in bytes: when the desk was opened, and after the hour. */
  heapBytes: { before: number; after: number }
  openListeners: { before: number; after: number }
  /** The documents that Firestore delivered during the hour. */
  documents: number
  countQueries: number
}

const arrivals = 600
const intervalMs = 6000
const arrivalTimeoutMs = 20_000

/** Leaves a desk open for an hour of its clock, in which a new item arrives every six seconds. */
export function measureOpenHour(stack: DeskStack, staff: StaffSite): Promise<OpenHourResult> {
  const { traffic } = stack
  return withOpenDesk(stack, staff, { screen: 'wide', openTab: openTabWithClock }, async ({ page }) => {
    const atStart = await waitUntilFirestoreQuiet(stack)
    const before = { heap: await measureHeap(page), listeners: traffic.openListeners }
    await addArrivals(stack, page)
    const atEnd = await waitUntilFirestoreQuiet(stack)
    return {
      heapBytes: { before: before.heap, after: await measureHeap(page) },
      openListeners: { before: before.listeners, after: traffic.openListeners },
      documents: atEnd.documents - atStart.documents,
      countQueries: atEnd.countQueries - atStart.countQueries,
    }
  })
}

async function openTabWithClock(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install({ time: new Date() })
  return page
}

async function addArrivals({ withDatabase, traffic }: DeskStack, page: Page): Promise<void> {
  const random = createSeededRandom(3)
  const startedAt = Date.now()
  await withDatabase(async (database) => {
    for (let index = 1; index <= arrivals; index += 1) {
      const { documents } = traffic.totals
      const createdAt = new Date(startedAt + index * intervalMs)
      const kind = index % 5 < 3 ? 'requests' : 'enquiries'
      const { key, fields } = generateSentItem(kind, random, { createdAt, isWaiting: true })
      await database.doc(`${key.kind}/${key.id}`).set(fields)
      await waitUntil(() => traffic.totals.documents > documents)
      await page.clock.runFor(intervalMs)
    }
  })
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + arrivalTimeoutMs
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('A new item did not reach the open desk.')
    await delay(5)
  }
}
