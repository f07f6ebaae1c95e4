import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser'

const visit = useBrowser()

describe('2. About (/about-us)', () => {
  test("its title is 'About' and the name of the business", async () => {
    const page = await visit('/about-us')
    await expect.poll(() => page.title()).toBe('About Arielle Organics')
  })

  test('opens with a picture, the name of the business and the tagline', async () => {
    const page = await visit('/about-us')
    const hero = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1, name: 'Arielle Organics', exact: true }) })
    await hero
      .getByText('WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA', { exact: true })
      .waitFor()
    const width = () =>
      hero.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })

  test('has the sections ABOUT US, OUR MISSION and OUR VISION', async () => {
    const page = await visit('/about-us')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect.poll(() => titles.allInnerTexts()).toEqual(['ABOUT US', 'OUR MISSION', 'OUR VISION'])
  })

  test('speaks of organic, sustainably sourced products and a friendly shopping experience', async () => {
    const page = await visit('/about-us')
    const text = () => page.getByRole('main').innerText()
    await expect.poll(text).toContain('organic, sustainably sourced')
    expect(await text()).toContain('friendly shopping experience')
  })
})
