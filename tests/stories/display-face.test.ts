import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdRequests } from './holdRequests'
import { desktopViewport, isHydrated, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()
const paths = ['/', '/arielle-store', '/products/84', '/about-us', '/all-products']
const cases = paths.flatMap((path) => [
  { path, width: phoneViewport.width, screen: phoneViewport },
  { path, width: desktopViewport.width, screen: desktopViewport },
])

test.each(cases)(
  'a late typeface moves nothing on the first screen of $path at $width px',
  async ({ path, screen }) => {
    const page = await visit('about:blank', { screen, fresh: true })
    const deliverFace = await holdRequests(page, /young-serif/)
    // A page's load event waits for the typeface.
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(isHydrated)
    expect(await readFaceStatus(page)).toBe('loading')
    const places = await readPlaces(page)
    deliverFace()
    await expect.poll(() => readFaceStatus(page)).toBe('loaded')
    expect(await readPlaces(page)).toEqual(places)
  },
)

function readFaceStatus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Young Serif'))?.status)
}

/** Where each heading of the first screen begins. */
function readPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const { top } = heading.getBoundingClientRect()
      return top < innerHeight ? [`${heading.textContent}: ${Math.round(top).toString()}`] : []
    }),
  )
}
