import { describe, expect, test } from 'vitest'
import { phone, useBrowser } from './browser'

const visit = useBrowser()

describe('2. Home (/): hero', () => {
  test.each([
    { width: 390, height: 480 },
    { width: 720, height: 450 },
    { width: 1440, height: 500 },
  ])('in a window of %o, with letters twice as large, the hero cuts nothing off', async (screen) => {
    const page = await visit('/', { screen })
    await page.getByRole('link', { name: 'Visit Products' }).waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const cut = await page
      .getByRole('main')
      .locator('section')
      .first()
      .evaluate((hero) => {
        const frame = hero.getBoundingClientRect()
        const boxes = [...hero.querySelectorAll('h1, p, a, button')].map((part) =>
          part.getBoundingClientRect(),
        )
        return boxes.filter(
          (box) => box.top < frame.top || box.bottom > frame.bottom || box.right > frame.right,
        )
      })
    expect(cut).toEqual([])
  })

  test.each([
    { width: 320, height: 640, letters: 1 },
    { width: phone.width, height: phone.height, letters: 2 },
    { width: 1000, height: 700, letters: 1 },
    { width: 1440, height: 900, letters: 2 },
    { width: 2560, height: 1300, letters: 1 },
  ])("in a window of %o the hero's words stand beside its picture or below, never on it", async (window) => {
    const page = await visit('/', { screen: window })
    await page.getByRole('link', { name: 'Visit Products' }).waitFor()
    await page.evaluate((letters) => {
      document.documentElement.style.fontSize = `${letters * 100}%`
    }, window.letters)
    const overlapping = await page
      .getByRole('main')
      .locator('section')
      .first()
      .evaluate((hero) => {
        const picture = hero.querySelector('img')?.getBoundingClientRect()
        return [...hero.querySelectorAll('h1, p, a, button')]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => !picture || (box.right > picture.left && box.top < picture.bottom))
      })
    expect(overlapping).toEqual([])
  })
})
