import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'
import {
  expectCurrentPicture,
  getButton,
  getCurrentPicture,
  getHeroImages,
  getLayerOpacity,
  openHome,
  waitForEffects,
  waitForPictures,
} from './slideshowPage'

const visit = setUpBrowser()

/** The home page with its three pictures loaded, because each was selected. */
async function openHomeWithPictures(): Promise<Page> {
  const page = await openHome(visit)
  await getButton(page, 'Picture 3 of 3').click()
  await waitForPictures(page, 3)
  return page
}

/** Plays the slideshow from the first moment of the first picture. */
async function playFromStart(page: Page) {
  await getButton(page, 'Picture 1 of 3').click()
  await getButton(page, 'Play slideshow').click()
  await getButton(page, 'Pause slideshow').waitFor()
  await waitForEffects(page)
}

describe('The slideshow', () => {
  test('advances every 5 seconds, wraps, pauses, rests in a hidden tab and stays at a chosen picture', async () => {
    const page = await openHomeWithPictures()
    await expectLargeControls(page)
    await playFromStart(page)
    await page.clock.runFor(4999)
    expect(await getCurrentPicture(page)).toBe('Picture 1 of 3')
    await page.clock.runFor(1)
    for (const next of [2, 3]) {
      await expectCurrentPicture(page, next)
      await waitForEffects(page)
      await page.clock.runFor(5000)
    }
    await expectCurrentPicture(page, 1)

    await getButton(page, 'Pause slideshow').click()
    await getButton(page, 'Play slideshow').waitFor()
    await page.clock.runFor(20_000)
    expect(await getCurrentPicture(page)).toBe('Picture 1 of 3')
    await playFromStart(page)
    await page.clock.runFor(5000)
    await expectCurrentPicture(page, 2)

    await setVisibility(page, 'hidden')
    await page.clock.runFor(20_000)
    expect(await getCurrentPicture(page)).toBe('Picture 2 of 3')
    await setVisibility(page, 'visible')
    await page.clock.runFor(5000)
    await expectCurrentPicture(page, 3)

    await getButton(page, 'Picture 2 of 3').click()
    await getButton(page, 'Play slideshow').waitFor()
    await page.clock.runFor(20_000)
    expect(await getCurrentPicture(page)).toBe('Picture 2 of 3')
  })

  test('fades the next picture in over 2 seconds, on top of the one before', async () => {
    const page = await openHomeWithPictures()
    await playFromStart(page)
    await expectFade(page)
  })

  test('fades a picture in again that was left a moment ago', async () => {
    const page = await openHomeWithPictures()
    await getButton(page, 'Picture 2 of 3').click()
    await playFromStart(page)
    await expectFade(page)
  })

  test('stands still and does not fade for visitors who prefer reduced motion', async () => {
    const page = await openHome(visit, { reducedMotion: 'reduce' })
    await page.clock.runFor(20_000)
    await getButton(page, 'Play slideshow').waitFor()
    expect(await getCurrentPicture(page)).toBe('Picture 1 of 3')
    expect(await getHeroImages(page).count()).toBe(1)
    const fadeDuration = await getHeroImages(page)
      .first()
      .evaluate(({ parentElement }) => getComputedStyle(parentElement ?? document.body).transitionDuration)
    expect(fadeDuration).toBe('0s')
  })
})

async function expectLargeControls(page: Page) {
  for (const control of await page.getByRole('group', { name: 'Slideshow' }).getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
}

/** Expects the second picture to fade in after the first one, which stays visible below it. */
async function expectFade(page: Page) {
  const images = getHeroImages(page)
  const getOpacities = () =>
    Promise.all([0, 1, 2].map((index) => images.nth(index).evaluate(getLayerOpacity)))
  await expect.poll(getOpacities).toEqual(['1', '0', '0'])
  await freezeTransitions(page)
  await page.clock.runFor(5000)
  await expectCurrentPicture(page, 2)
  await expect
    .poll(() => measureFade(images.nth(1)))
    .toEqual({
      duration: 2000,
      opacities: [0, expect.closeTo(0.5, 1), 1],
    })
  expect(await images.nth(0).evaluate(getLayerOpacity)).toBe('1')
}

/** Transitions start but do not advance, so that a busy machine cannot miss the fade. */
async function freezeTransitions(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/** The duration of the fade, and the opacity at its beginning, halfway and at its end. */
function measureFade(image: Locator) {
  return image.evaluate(({ parentElement: layer }) => {
    const [fade] = layer?.getAnimations() ?? []
    if (!layer || !fade) return null
    fade.pause()
    const opacities = [0, 1000, 2000].map((timeMs) => {
      fade.currentTime = timeMs
      return Number(getComputedStyle(layer).opacity)
    })
    return { duration: fade.effect?.getTiming().duration, opacities }
  })
}

function setVisibility(page: Page, state: DocumentVisibilityState) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
