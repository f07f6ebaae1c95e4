import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

// A picture with a placeholder; the scenes of the home page have none.
const getPhotos = (page: Page) => page.getByRole('main').locator('img[aria-hidden] + picture img')

// Below a product's own picture, its page shows those of related products.
const relatedProductCount = 4

describe('Pictures', () => {
  test('of the list load at once in the first row, and below it when they come near', async () => {
    const photos = await openPhotos('/arielle-store', 16)
    const forRows = (first: string, later: string) => [
      ...Array<string>(4).fill(first),
      ...Array<string>(12).fill(later),
    ]
    expect(await getAttributes(photos, 'loading')).toEqual(forRows('eager', 'lazy'))
    expect(await getAttributes(photos, 'fetchpriority')).toEqual(forRows('high', 'auto'))
    await expectFormatsAndSizes(photos)
    await expectSmallestOnPhone(photos)
  })

  test('of a product load at once, as AVIF where the browser supports it', async () => {
    const photos = await openPhotos('/products/84', 1 + relatedProductCount)
    await expect.poll(() => getLoadedUrl(photos.first())).toMatch(/\/avocado-butter-[0-9a-f]{10}-640\.avif$/)
    const forRelated = (value: string) => Array<string>(relatedProductCount).fill(value)
    expect(await getAttributes(photos, 'loading')).toEqual(['eager', ...forRelated('lazy')])
    expect(await getAttributes(photos, 'fetchpriority')).toEqual(['high', ...forRelated('auto')])
    await expectFormatsAndSizes(photos)
  })

  test('of the home page come in two formats and three widths, the smallest on a phone', async () => {
    const photos = await openPhotos('/', 8)
    await expectFormatsAndSizes(photos)
    await expectSmallestOnPhone(photos)
  })

  test('show a blurred placeholder until they load, and need no script to appear', async () => {
    const page = await visit('/about-us', { fresh: true })
    await page.route('**/pictures/**', () => undefined)
    await page.getByRole('link', { name: 'Products' }).first().click()
    await expect.poll(() => getPhotos(page).count()).toBe(16)
    const [placeholder, photo] = [page.locator('img[aria-hidden]').first(), getPhotos(page).first()]
    await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
    expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
    expect(await photo.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
  })

  test('are the smallest for a visitor who saves data, also on a dense screen', async () => {
    const page = await visit('/robots.txt', { screen: phoneViewport, fresh: true })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/arielle-store')
    await page.getByRole('link', { name: 'Coconut Oil', exact: true }).click()
    await page.getByRole('heading', { name: 'Product Details > Coconut Oil' }).waitFor()
    await expect.poll(() => getLoadedUrl(getPhotos(page).first())).toMatch(/-320\.avif$/)
    expect(await getPhotos(page).first().getAttribute('srcset')).not.toContain('640w')
  })
})

async function openPhotos(path: string, count: number): Promise<Locator> {
  const photos = getPhotos(await visit(path))
  await expect.poll(() => photos.count()).toBe(count)
  return photos
}

async function expectFormatsAndSizes(photos: Locator) {
  await expectFormats(photos)
  const count = await photos.count()
  expect(await getAttributes(photos, 'width')).toEqual(Array(count).fill('640'))
  expect(await getAttributes(photos, 'height')).toEqual(Array(count).fill('800'))
  for (const width of [1440, 800]) await expectDeclaredWidth(photos.first(), width)
}

async function expectFormats(photos: Locator) {
  const sources = await photos.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ src, srcset, parentElement }) => {
      const source = parentElement?.querySelector('source')
      return { src, webp: srcset, type: source?.type, avif: source?.srcset ?? '' }
    }),
  )
  for (const { src, webp, type, avif } of sources) {
    const name = /\/pictures\/([a-z0-9-]+-[0-9a-f]{10})-320\.webp$/.exec(src)?.[1] ?? 'no name'
    const srcsetOf = (format: string) =>
      [320, 640, 960].map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
    expect({ type, avif, webp }).toEqual({
      type: 'image/avif',
      avif: srcsetOf('avif'),
      webp: srcsetOf('webp'),
    })
  }
}

/** Expects the picture to be about as wide as its `sizes` attribute says. */
async function expectDeclaredWidth(photo: Locator, viewportWidth: number) {
  await openAtWidth(photo, viewportWidth)
  // The natural width of a picture that was chosen by its width is the one that `sizes` declares.
  const getRatio = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth)
  await expect.poll(getRatio).toBeGreaterThan(0.95)
  expect(await getRatio()).toBeLessThan(1.1)
}

async function expectSmallestOnPhone(photos: Locator) {
  await openAtWidth(photos.first(), phoneViewport.width)
  // Three device pixels to the pixel of the page are still served by the smallest file, 320 pixels wide.
  const getDevicePixels = () => photos.first().evaluate((image: HTMLImageElement) => 3 * image.naturalWidth)
  await expect.poll(getDevicePixels).toBeGreaterThan(0)
  expect(await getDevicePixels()).toBeLessThanOrEqual(320)
}

async function openAtWidth(photo: Locator, width: number) {
  await photo.page().setViewportSize({ width, height: 900 })
  await photo.page().reload()
  await photo.scrollIntoViewIfNeeded()
}

function getAttributes(images: Locator, name: string): Promise<(string | null)[]> {
  return images.evaluateAll((all, attribute) => all.map((image) => image.getAttribute(attribute)), name)
}

function getLoadedUrl(image: Locator): Promise<string> {
  return image.evaluate((element: HTMLImageElement) => element.currentSrc)
}
