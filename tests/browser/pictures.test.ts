import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone, useBrowser } from './browser'

const visit = useBrowser()

const store = '/arielle-store'
// Those with a placeholder: a scene has none.
const photos = (page: Page) => page.getByRole('main').locator('img[aria-hidden] + picture img')

const screens = [
  ['the list', store, 16],
  ['a product', '/products/84', 1],
  ['the home page', '/', 8],
] as const

describe.each(screens)('Pictures of %s', (_, path, count) => {
  test('come as AVIF, or as WebP where a browser does not take that, in three widths to choose from', async () => {
    const page = await visitWithPictures(path, count)
    const offers = await photos(page).evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ src, srcset, parentElement }) => {
        const source = parentElement?.querySelector('source')
        return { src, webp: srcset, type: source?.type, avif: source?.srcset ?? '' }
      }),
    )
    for (const { src, webp, type, avif } of offers) {
      const name = /\/pictures\/([a-z0-9-]+-[0-9a-f]{10})-320\.webp$/.exec(src)?.[1] ?? 'no name'
      const set = (format: string) =>
        [320, 640, 960].map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
      expect({ type, avif, webp }).toEqual({ type: 'image/avif', avif: set('avif'), webp: set('webp') })
    }
  })

  test.each([800, 1440])('are about as wide as they say, at %i pixels', async (width) => {
    const page = await visitWithPictures(path, count, { width, height: 900 })
    const first = photos(page).first()
    await first.scrollIntoViewIfNeeded()
    // A picture that was chosen by its width takes the one that `sizes` says for its own.
    const share = () => first.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth)
    await expect.poll(share).toBeGreaterThan(0.95)
    expect(await share()).toBeLessThan(1.1)
  })

  test('keep their room before they arrive', async () => {
    const page = await visitWithPictures(path, count)
    expect(await attributes(photos(page), 'width')).toEqual(Array(count).fill('640'))
    expect(await attributes(photos(page), 'height')).toEqual(Array(count).fill('800'))
  })
})

describe('Pictures', () => {
  test.each([
    ['the list', store, 16],
    ['the home page', '/', 8],
  ])(
    'of %s come as the smallest file on a phone, three dots to the pixel included',
    async (_, path, count) => {
      const first = photos(await visitWithPictures(path, count, phone)).first()
      await first.scrollIntoViewIfNeeded()
      // What `sizes` says is its natural width, in the page's pixels.
      const dots = () => first.evaluate((image: HTMLImageElement) => 3 * image.naturalWidth)
      await expect.poll(dots).toBeGreaterThan(0)
      expect(await dots()).toBeLessThanOrEqual(320)
    },
  )

  test('of the first row come at once and before all else, those beneath when they come near', async () => {
    const page = await visitWithPictures(store, 16)
    const rows = (first: string, later: string) => [
      ...Array<string>(4).fill(first),
      ...Array<string>(12).fill(later),
    ]
    expect(await attributes(photos(page), 'loading')).toEqual(rows('eager', 'lazy'))
    expect(await attributes(photos(page), 'fetchpriority')).toEqual(rows('high', 'auto'))
  })

  test('of a product come at once and before all else', async () => {
    const page = await visitWithPictures('/products/84', 1)
    expect(await attributes(photos(page), 'loading')).toEqual(['eager'])
    expect(await attributes(photos(page), 'fetchpriority')).toEqual(['high'])
  })

  test('are taken as AVIF by a browser that can', async () => {
    const page = await visitWithPictures('/products/84', 1)
    await expect.poll(() => taken(photos(page))).toMatch(/\/avocado-butter-[0-9a-f]{10}-640\.avif$/)
  })

  test('show their blurred placeholder until they arrive, and need no script to be seen', async () => {
    const page = await visit('/about-us', { fresh: true })
    await page.route('**/pictures/**', () => undefined)
    await page.getByRole('link', { name: 'Products' }).first().click()
    await expect.poll(() => photos(page).count()).toBe(16)
    const [placeholder, photo] = [page.locator('img[aria-hidden]').first(), photos(page).first()]
    await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
    expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
    expect(await photo.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
  })
})

describe('A visitor who asked to save data', () => {
  test('gets the smallest pictures alone, on a dense screen too', async () => {
    const page = await visit('/about-us', { screen: phone, fresh: true })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(store)
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await page.getByRole('heading', { name: 'Product Details > Coconut Oil' }).waitFor()
    await expect.poll(() => taken(photos(page))).toMatch(/-320\.avif$/)
    expect(await photos(page).getAttribute('srcset')).not.toContain('640w')
  })
})

async function visitWithPictures(path: string, count: number, screen?: { width: number; height: number }) {
  const page = await visit(path, screen && { screen })
  await expect.poll(() => photos(page).count()).toBe(count)
  return page
}

function attributes(images: Locator, name: string): Promise<(string | null)[]> {
  return images.evaluateAll((all, attribute) => all.map((image) => image.getAttribute(attribute)), name)
}

function taken(image: Locator): Promise<string> {
  return image.evaluate((one: HTMLImageElement) => one.currentSrc)
}
