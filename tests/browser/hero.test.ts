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
