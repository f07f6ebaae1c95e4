import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdRequests } from './holdRequests'
import { desktopViewport, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()
const paths = ['/', '/arielle-store', '/products/84', '/about-us', '/confirm-list']
const cases = paths.flatMap((path) => [
  { path, width: phoneViewport.width, screen: phoneViewport },
  { path, width: desktopViewport.width, screen: desktopViewport },
])

test.each(cases)('a late typeface moves nothing on $path at $width px', async ({ path, screen }) => {
  let deliverFace: () => void = () => undefined
  const page = await visit(path, {
    screen,
    fresh: true,
    prepare: async (opened) => {
      deliverFace = await holdRequests(opened, /young-serif/)
    },
  })
  expect(await readFaceStatus(page)).toBe('loading')
  await recordLayoutShifts(page)
  deliverFace()
  await expect.poll(() => readFaceStatus(page)).toBe('loaded')
  expect(await readLayoutShifts(page)).toBe(0)
})

function readFaceStatus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Young Serif'))?.status)
}

/** Counts the layout shifts from now on: hydration may already have moved something. */
async function recordLayoutShifts(page: Page) {
  await page.evaluate(() => {
    document.body.dataset.shifts = '0'
    new PerformanceObserver((list) => {
      document.body.dataset.shifts = String(Number(document.body.dataset.shifts) + list.getEntries().length)
    }).observe({ type: 'layout-shift' })
  })
}

/** Two frames after the typeface has arrived, its shifts have been painted and reported. */
async function readLayoutShifts(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return Number(await page.evaluate(() => document.body.dataset.shifts))
}
