import { expect, test } from 'vitest'
import { phoneViewport, setUpBrowser } from './setUpBrowser'

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

test('the hero fits its text in every window, beside or below the picture and never on it', async () => {
  const page = await visit('/')
  const hero = page.getByRole('main').locator('section').first()
  await page.getByRole('link', { name: 'Visit Products' }).waitFor()
  for (const { fontScale, ...viewport } of windows) {
    await page.setViewportSize(viewport)
    await page.evaluate((scale) => {
      document.documentElement.style.fontSize = `${scale * 100}%`
    }, fontScale)
    const label = JSON.stringify({ ...viewport, fontScale })
    expect(await hero.evaluate(findMisplacedText), label).toEqual({ cutOff: [], onPicture: [] })
  }
})

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

test('the hero is 70vh high on phones, tablets and desktops', async () => {
  const page = await visit('/')
  const hero = page.getByRole('main').locator('section').first()
  await page.getByRole('link', { name: 'Visit Products' }).waitFor()
  for (const viewport of [
    { width: 360, height: 740 },
    phoneViewport,
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport)
    const height = await hero.evaluate((element) => element.getBoundingClientRect().height)
    expect(height, JSON.stringify(viewport)).toBeCloseTo(viewport.height * 0.7, 0)
  }
})

test('the hero shows at least nine tenths of its picture in every wide window', async () => {
  const page = await visit('/')
  const picture = page.getByRole('main').locator('section').first().locator('img').first()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1920, height: 900 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1300 },
  ]) {
    await page.setViewportSize(viewport)
    const visibleShare = await picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect()
      // The pictures are 4:3, and cover the frame.
      return Math.min(height / (width * 0.75), (width * 0.75) / height)
    })
    expect(visibleShare, JSON.stringify(viewport)).toBeGreaterThan(0.9)
  }
})
