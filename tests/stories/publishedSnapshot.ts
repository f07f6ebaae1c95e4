import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import type { Product } from '../../domain/catalogue/product'
import {
  type PublishedChange,
  serializeSnapshot,
  snapshotPath,
} from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { PublishedProduct } from '../../domain/catalogue/publishing/publishedProduct'

const { products } = await loadCatalogue()
const picture = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#804020' } })
  .webp()
  .toBuffer()

/** The built products, in catalogue order. */
export const builtProducts: readonly Product[] = products

/** The built product of this name. */
export function getBuiltProduct(name: string): Product {
  const product = products.find((entry) => entry.name === name)
  if (!product) throw new Error(`The catalogue has no ${name}.`)
  return product
}

/** A product as it is published after the build, with a new picture. */
export function publish(product: Product, fields: Partial<Product> = {}): PublishedProduct {
  const placeholder = 'data:image/webp;base64,UklGRhIAAABXRUJQVlA4TAYAAAAvAAAAAA=='
  return { ...product, ...fields, image: { name: 'new-picture', width: 960, height: 1200, placeholder } }
}

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
