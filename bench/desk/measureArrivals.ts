import {
  readPaintTimes,
  startAppearanceTimer,
} from '../../packages/browser-and-line-simulator/browse/probeClient'
import { createSeededRandom } from '../faults/seededRandom'
import { type StaffSite, withOpenDesk } from './deskBrowser'
import { generateSentItem } from './generateSentItems'
import type { DeskStack } from './startDeskStack'
import { waitUntilFirestoreQuiet } from './measureReads'

const arrivals = 20
const quietMs = 500

/**
 * Writes new requests, one at a time, while a desk is open. Returns for each the milliseconds from the start of its
 * commit to the first paint with the sender's name, in a row or an announcement.
 */
export function measureArrivals(stack: DeskStack, staff: StaffSite): Promise<number[]> {
  const random = createSeededRandom(2)
  return stack.withDatabase((database) =>
    withOpenDesk(stack, staff, { screen: 'wide' }, async ({ page }) => {
      const times: number[] = []
      for (let index = 1; index <= arrivals; index += 1) {
        await waitUntilFirestoreQuiet(stack, quietMs)
        const { key, fields } = generateSentItem('requests', random, {
          createdAt: new Date(),
          isWaiting: true,
        })
        const name = `Arrival Number${index}`
        await startAppearanceTimer(page, { selector: 'body', text: name })
        const pageStartedAt = await page.evaluate<number>('performance.timeOrigin')
        const committedAt = performance.timeOrigin + performance.now()
        const document = database.doc(`${key.kind}/${key.id}`)
        await document.set({ ...fields, name })
        const [shownMs = NaN] = await readPaintTimes(page)
        times.push(pageStartedAt + shownMs - committedAt)
        // The next one must find the same room in the inbox's first page.
        await document.delete()
      }
      return times
    }),
  )
}
