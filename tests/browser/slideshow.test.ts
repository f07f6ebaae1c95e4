import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser'

const visit = useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hero = (page: Page) => page.getByRole('main').locator('section').first()

/** The home page with all three pictures there and its clock standing still. */
async function openHome({ reducedMotion }: { reducedMotion?: 'reduce' } = {}): Promise<Page> {
  const page = await visit('/about-us', { fresh: true })
  await page.emulateMedia({ reducedMotion: reducedMotion ?? null })
  await page.clock.install()
  await page.goto('/')
  await picturesArrived(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  return page
}

/** The same at the first picture's first moment. */
async function playFromStart(): Promise<Page> {
  const page = await openHome()
  await button(page, 'Picture 1 of 3').click()
  await button(page, 'Play slideshow').click()
  await button(page, 'Pause slideshow').waitFor()
  return page
}

function picturesArrived(page: Page) {
  const arrived = () =>
    hero(page)
      .locator('img')
      .evaluateAll((all) =>
        all.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      )
  return expect.poll(async () => (await arrived()).length).toBe(3)
}

const current = (page: Page) =>
  page.getByRole('group', { name: 'Slideshow' }).locator('[aria-current=true]').getAttribute('aria-label')

describe('4. Slideshow', () => {
  test('has three pictures, advances after 5 seconds and wraps to the first after the last', async () => {
    const page = await playFromStart()
    await page.clock.runFor(4999)
    expect(await current(page)).toBe('Picture 1 of 3')
    await page.clock.runFor(1)
    await expect.poll(() => current(page)).toBe('Picture 2 of 3')
    await effectsRun(page)
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).toBe('Picture 3 of 3')
    await effectsRun(page)
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).toBe('Picture 1 of 3')
  })

  test('the active picture fades in over 2 seconds, over the one before', async () => {
    const page = await playFromStart()
    await expectFade(page)
  })

  test('one that was left a moment ago fades in again', async () => {
    const page = await openHome()
    await button(page, 'Picture 2 of 3').click()
    await button(page, 'Picture 1 of 3').click()
    await button(page, 'Play slideshow').click()
    await button(page, 'Pause slideshow').waitFor()
    await expectFade(page)
  })

  test('can be paused and played again', async () => {
    const page = await playFromStart()
    await button(page, 'Pause slideshow').click()
    await button(page, 'Play slideshow').waitFor()
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe('Picture 1 of 3')
    await button(page, 'Play slideshow').click()
    await button(page, 'Pause slideshow').waitFor()
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).toBe('Picture 2 of 3')
  })

  test('stays at a picture that the visitor chooses', async () => {
    const page = await openHome()
    await button(page, 'Picture 3 of 3').click()
    await button(page, 'Play slideshow').waitFor()
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe('Picture 3 of 3')
  })

  test('does not run in a hidden tab', async () => {
    const page = await playFromStart()
    await setVisibility(page, 'hidden')
    await page.clock.runFor(20_000)
    expect(await current(page)).toBe('Picture 1 of 3')
    await setVisibility(page, 'visible')
    await page.clock.runFor(5000)
    await expect.poll(() => current(page)).toBe('Picture 2 of 3')
  })

  test('stands still, without a fade, for those who ask for less motion', async () => {
    const page = await openHome({ reducedMotion: 'reduce' })
    await page.clock.runFor(20_000)
    await button(page, 'Play slideshow').waitFor()
    expect(await current(page)).toBe('Picture 1 of 3')
    const fade = await hero(page)
      .locator('img')
      .first()
      .evaluate(({ parentElement }) => getComputedStyle(parentElement ?? document.body).transitionDuration)
    expect(fade).toBe('0s')
  })

  test('fetches the second and third picture only once the page and the first are there', async () => {
    const page = await visit('/')
    await picturesArrived(page)
    const order = () =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const of = (name: string) => entries.find((entry) => entry.name.includes(name))
        const ready = Math.max(visit?.loadEventStart ?? Infinity, of('harvest')?.responseEnd ?? Infinity)
        return ['market', 'press'].map((name) => (of(name)?.startTime ?? 0) >= ready)
      })
    // What the browser notes of a picture may come after the picture.
    await expect.poll(order).toEqual([true, true])
  })

  test('its controls are large enough to hit', async () => {
    const page = await openHome()
    for (const control of await page.getByRole('group', { name: 'Slideshow' }).getByRole('button').all()) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
  })
})

/** Expects that after the first picture, which is shown, the second one fades in over it. */
async function expectFade(page: Page) {
  const pictures = hero(page).locator('img')
  const opacities = () => Promise.all([0, 1, 2].map((at) => pictures.nth(at).evaluate(layerOpacity)))
  await expect.poll(opacities).toEqual(['1', '0', '0'])
  await holdTransitions(page)
  await page.clock.runFor(5000)
  await expect.poll(() => current(page)).toBe('Picture 2 of 3')
  expect(await fadeOf(pictures.nth(1))).toEqual({
    duration: 2000,
    opacities: [0, expect.closeTo(0.5, 1), 1],
  })
  expect(await pictures.nth(0).evaluate(layerOpacity)).toBe('1')
}

/** Transitions begin and stand still: however busy the machine is, the fade is there to be looked at. */
async function holdTransitions(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** How long the picture's layer fades, and how much of it is seen at its beginning, halfway and at its end. */
function fadeOf(picture: Locator) {
  return picture.evaluate(({ parentElement: layer }) => {
    const [fade] = layer?.getAnimations() ?? []
    if (!layer || !fade) return null
    fade.pause()
    const opacities = [0, 1000, 2000].map((at) => {
      fade.currentTime = at
      return Number(getComputedStyle(layer).opacity)
    })
    return { duration: fade.effect?.getTiming().duration, opacities }
  })
}

function layerOpacity({ parentElement }: Element) {
  return parentElement && getComputedStyle(parentElement).opacity
}

/** Waits until the time of the picture that has just been shown runs: React begins it in a task of its own. */
function effectsRun(page: Page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage('')
      }),
  )
}

function setVisibility(page: Page, state: DocumentVisibilityState) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
