import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdRequests } from '../holdRequests'
import { desktopViewport, isHydrated, phoneViewport, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()
const paths = [
  '/',
  '/arielle-store',
  '/products/84',
  '/about-us',
  '/all-products',
  '/uses',
  '/guides/butter-balm',
]

test('A late typeface moves nothing on the first screen of any page, on a phone and on a desktop', async () => {
  const page = await visit('about:blank', { fresh: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (const path of paths) {
    const deliverFace = await holdRequests(page, /young-serif/)
    // A page's load event waits for the typeface.
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(isHydrated)
    const before = await readPlacesInEachWindow(page)
    expect(await hasFace(page), path).toBe(false)
    deliverFace()
    await expect.poll(() => hasFace(page)).toBe(true)
    expect(await readPlacesInEachWindow(page), path).toEqual(before)
    await page.unroute(/young-serif/)
  }
})

function hasFace(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Young Serif')))
}

/** Where each heading of the first screen begins, on a phone and on a desktop. */
async function readPlacesInEachWindow(page: Page): Promise<string[][]> {
  const places: string[][] = []
  for (const viewport of [phoneViewport, desktopViewport]) {
    await page.setViewportSize(viewport)
    places.push(await page.evaluate(readPlaces))
  }
  return places
}

/** Runs in the browser. */
function readPlaces(): string[] {
  return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
    const { top } = heading.getBoundingClientRect()
    return top < innerHeight ? [`${heading.textContent}: ${Math.round(top).toString()}`] : []
  })
}
