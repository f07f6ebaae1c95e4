import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phoneViewport, setUpBrowser, getButton } from '../setUpBrowser'

const visit = setUpBrowser()

/** `fontScale` enlarges the text as a visitor's browser settings do. */
const windows = [
  { width: 320, height: 640, fontScale: 1 },
  { width: 390, height: 480, fontScale: 2 },
  { ...phoneViewport, fontScale: 2 },
  { width: 720, height: 450, fontScale: 2 },
  { width: 1000, height: 700, fontScale: 1 },
  { width: 1440, height: 500, fontScale: 2 },
  { width: 1440, height: 900, fontScale: 2 },
  { width: 2560, height: 1300, fontScale: 1 },
]
/**
 * Windows in which the text fits into a hero of 70vh with any device's font, also DejaVu Sans, the widest; `isWide`
 * where the hero shows nearly all of the picture.
 */
const usualWindows = [
  { ...phoneViewport, isWide: false },
  { width: 768, height: 1024, isWide: false },
  { width: 1440, height: 900, isWide: true },
  { width: 1920, height: 900, isWide: true },
  { width: 1920, height: 1080, isWide: true },
]

const getHero = (page: Page) => page.getByRole('main').locator('section').first()

test('the hero is 70vh high, shows nearly its whole picture, and fits its text in every window beside or below it', async () => {
  const page = await visit('/')
  const hero = getHero(page)
  for (const { fontScale, ...viewport } of windows) {
    await page.setViewportSize(viewport)
    await setFontScale(page, fontScale)
    const label = JSON.stringify({ ...viewport, fontScale })
    expect(await hero.evaluate(findMisplacedText), label).toEqual({ cutOff: [], onPicture: [] })
  }
  await setFontScale(page, 1)
  for (const { isWide, ...viewport } of usualWindows) {
    await page.setViewportSize(viewport)
    const { height, visibleShare } = await hero.evaluate(measureHero)
    expect(height, JSON.stringify(viewport)).toBeCloseTo(viewport.height * 0.7, 0)
    expect(visibleShare, JSON.stringify(viewport)).toBeGreaterThan(isWide ? 0.9 : 0)
  }
})

test('the slideshow fades the next picture in over 2 seconds, on top of the one before, and not with reduced motion', async () => {
  const page = await visit('/robots.txt', { fresh: true })
  await page.emulateMedia({ reducedMotion: null })
  await page.goto('/')
  for (const control of await page.getByRole('group', { name: 'Slideshow' }).getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  await getButton(page, 'Picture 3 of 3').click()
  await waitForPictures(page, 3)
  // A picture that was left a moment ago fades in again, too.
  await getButton(page, 'Picture 2 of 3').click()
  await getButton(page, 'Picture 1 of 3').click()
  const slides = getHero(page).locator('span:has(> picture)')
  const getOpacities = () => Promise.all([0, 1, 2].map((index) => slides.nth(index).evaluate(getOpacity)))
  await expect.poll(getOpacities).toEqual(['1', '0', '0'])
  await freezeTransitions(page)
  await getButton(page, 'Picture 2 of 3').click()
  await expect
    .poll(() => measureFade(slides.nth(1)))
    .toEqual({ duration: 2000, opacities: [0, expect.closeTo(0.5, 1), 1] })
  expect(await slides.nth(0).evaluate(getOpacity)).toBe('1')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const duration = await slides.first().evaluate((slide) => getComputedStyle(slide).transitionDuration)
  expect(duration).toBe('0s')
})

function setFontScale(page: Page, fontScale: number) {
  return page.evaluate((scale) => {
    document.documentElement.style.fontSize = `${scale * 100}%`
  }, fontScale)
}

function findMisplacedText(hero: Element) {
  const frame = hero.getBoundingClientRect()
  const picture = hero.querySelector('img')?.getBoundingClientRect()
  const boxes = [...hero.querySelectorAll('h1, p, a, button')].map((part) => part.getBoundingClientRect())
  return {
    cutOff: boxes.filter(
      (box) => box.top < frame.top || box.bottom > frame.bottom || box.right > frame.right,
    ),
    onPicture: boxes.filter((box) => !picture || (box.right > picture.left && box.top < picture.bottom)),
  }
}

function measureHero(hero: Element) {
  const { width, height } = hero.querySelector('img')?.getBoundingClientRect() ?? { width: 0, height: 0 }
  // The pictures are 4:3, and cover the frame.
  const visibleShare = Math.min(height / (width * 0.75), (width * 0.75) / height)
  return { height: hero.getBoundingClientRect().height, visibleShare }
}

function waitForPictures(page: Page, count: number) {
  const countLoaded = () =>
    getHero(page)
      .locator('img')
      .evaluateAll(
        (images: HTMLImageElement[]) =>
          images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
      )
  return expect.poll(countLoaded).toBe(count)
}

function getOpacity(slide: Element) {
  return getComputedStyle(slide).opacity
}

/** Transitions start but do not advance, so that a busy machine cannot miss the fade. */
async function freezeTransitions(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/**
 * The duration of the fade, and the opacity at its beginning, halfway and at its end. Resets the
 * animation to its start, because getAnimations() does not list a finished one.
 */
function measureFade(slide: Locator) {
  return slide.evaluate((layer) => {
    const [fade] = layer.getAnimations()
    if (!fade) return null
    fade.pause()
    const opacities = [0, 1000, 2000].map((timeMs) => {
      fade.currentTime = timeMs
      return Number(getComputedStyle(layer).opacity)
    })
    fade.currentTime = 0
    return { duration: fade.effect?.getTiming().duration, opacities }
  })
}
