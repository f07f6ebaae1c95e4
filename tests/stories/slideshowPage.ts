import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { setUpBrowser } from './setUpBrowser'

export const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const getHeroImages = (page: Page) => page.getByRole('main').locator('section').first().locator('img')
export const getCurrentPicture = (page: Page) =>
  page.getByRole('group', { name: 'Slideshow' }).locator('[aria-current=true]').getAttribute('aria-label')
export const expectCurrentPicture = (page: Page, number: number) =>
  expect.poll(() => getCurrentPicture(page)).toBe(`Picture ${number} of 3`)

/** The home page with its clock paused from the start. */
export async function openHome(
  visit: ReturnType<typeof setUpBrowser>,
  { reducedMotion, missingPicture }: { reducedMotion?: 'reduce'; missingPicture?: string } = {},
): Promise<Page> {
  const page = await visit('/robots.txt', { fresh: true, expected: /Failed to load resource/ })
  await page.emulateMedia({ reducedMotion: reducedMotion ?? null })
  if (missingPicture !== undefined)
    await page.route(`**/pictures/${missingPicture}-*`, (route) => route.abort())
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.goto('/')
  await waitForPictures(page, 1)
  await waitForEffects(page)
  return page
}

export function waitForPictures(page: Page, count: number) {
  const countLoaded = () =>
    getHeroImages(page).evaluateAll(
      (images: HTMLImageElement[]) =>
        images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    )
  return expect.poll(countLoaded).toBe(count)
}

export function getLayerOpacity({ parentElement }: Element) {
  return parentElement && getComputedStyle(parentElement).opacity
}

/** Waits until React has run the effect that starts the timer of the current picture: a task of its own. */
export function waitForEffects(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage('')
      }),
  )
}
