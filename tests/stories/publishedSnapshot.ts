import type { Page } from 'playwright-core'
import sharp from 'sharp'
import {
  type PublishedChange,
  serializeSnapshot,
  snapshotPath,
} from '../../domain/catalogue/publishing/catalogueSnapshot'

const picture = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#804020' } })
  .webp()
  .toBuffer()

/** What the site answers when a page asks what was published. */
type PublishedAnswer = { set: (...changes: PublishedChange[]) => void }

/** Makes the site answer with these changes until `set` changes them, and with a picture for each. */
export async function answerWithChanges(page: Page, ...changes: PublishedChange[]): Promise<PublishedAnswer> {
  let current = changes
  await page.route(`**${snapshotPath}`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: serializeSnapshot({ base: '/catalogue/another/', products: current }),
    }),
  )
  await page.route(/\/pictures\/\d+\//, (route) =>
    route.fulfill({ contentType: 'image/webp', body: picture }),
  )
  return {
    set: (...next) => {
      current = next
    },
  }
}

/** Makes the page ask again, as it does when the device is back online. */
export async function askAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

/** Records the layout shifts of a page, from before it loads. Returns a function that reads their sum since the last call. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // The observer hears of a shift after the frame that made it.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      const { layoutShifts } = window as unknown as { layoutShifts: number[] }
      return layoutShifts.splice(0).reduce((sum, value) => sum + value, 0)
    })
}
