import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phoneViewport, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

// A picture with a placeholder; the scenes of the home page have none.
const getPhotos = (page: Page) => page.getByRole('main').locator('img[aria-hidden] + picture img')
const getLoadedUrl = (photo: Locator) => photo.evaluate((element: HTMLImageElement) => element.currentSrc)

test('Pictures come in two formats and three widths, as AVIF and as wide as they are shown, the smallest on a phone', async () => {
  const page = await visit('about:blank')
  for (const [path, count] of [
    ['/', 8],
    ['/arielle-store', 16],
    // The product's own picture and those of four related products.
    ['/products/84', 5],
  ] as const) {
    const photos = getPhotos(page)
    const openAtWidth = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect.poll(() => photos.count()).toBe(count)
      await photos.first().scrollIntoViewIfNeeded()
    }
    for (const width of [1440, 800]) {
      await openAtWidth(width)
      await expectDeclaredWidth(photos.first())
    }
    await expectFormats(photos)
    await openAtWidth(phoneViewport.width)
    await expect.poll(() => getLoadedUrl(photos.first())).toMatch(/-\d+\.avif$/)
    if (count === 5) continue
    // Three device pixels to the pixel of the page are still served by the smallest file, 320 pixels wide.
    const getDevicePixels = () => photos.first().evaluate((image: HTMLImageElement) => 3 * image.naturalWidth)
    await expect.poll(getDevicePixels).toBeGreaterThan(0)
    expect(await getDevicePixels()).toBeLessThanOrEqual(320)
  }
})

test('A picture shows a blurred placeholder until it loads, needs no script to appear, and is the smallest for a visitor who saves data', async () => {
  const page = await visit('/about-us', { fresh: true, screen: phoneViewport, savesData: true })
  await page.route('**/pictures/**', () => undefined)
  await page.getByRole('link', { name: 'Visit Products' }).first().click()
  await expect.poll(() => getPhotos(page).count()).toBe(16)
  const [placeholder, photo] = [page.locator('img[aria-hidden]').first(), getPhotos(page).first()]
  await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  expect(await placeholder.evaluate((image) => getComputedStyle(image).filter)).toBe('blur(12px)')
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
  expect(await photo.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')

  await page.unroute('**/pictures/**')
  await page.goto('/products/2')
  await expect.poll(() => getLoadedUrl(getPhotos(page).first())).toMatch(/-320\.avif$/)
})

async function expectFormats(photos: Locator) {
  const sources = await photos.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const source = image.parentElement?.querySelector('source')
      const size = ['width', 'height'].map((name) => image.getAttribute(name))
      return { src: image.src, webp: image.srcset, type: source?.type, avif: source?.srcset, size }
    }),
  )
  for (const { src, webp, type, avif, size } of sources) {
    const name = /\/pictures\/([a-z0-9-]+-[0-9a-f]{10})-320\.webp$/.exec(src)?.[1] ?? 'no name'
    const srcsetOf = (format: string) =>
      [320, 640, 960].map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
    const expected = {
      type: 'image/avif',
      avif: srcsetOf('avif'),
      webp: srcsetOf('webp'),
      size: ['640', '800'],
    }
    expect({ type, avif, webp, size }).toEqual(expected)
  }
}

/** Expects the picture to be about as wide as its `sizes` attribute says. */
async function expectDeclaredWidth(photo: Locator) {
  // The natural width of a picture that was chosen by its width is the one that `sizes` declares.
  const getRatio = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth)
  await expect.poll(getRatio).toBeGreaterThan(0.95)
  expect(await getRatio()).toBeLessThan(1.1)
}
