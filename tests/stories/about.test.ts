import { expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test('the about page shows its title, a hero with picture and tagline, three sections with their text, and no contact bar', async () => {
  const page = await visit('/about-us')
  const main = page.getByRole('main')
  const hero = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Arielle Organics', exact: true }) })
  await hero.getByText('WE ARE THE NUMBER ONE ORGANIC PRODUCT SUPPLIER IN NIGERIA', { exact: true }).waitFor()
  const pictureWidth = () =>
    hero.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
  await expect.poll(pictureWidth).toBeGreaterThan(0)

  expect(await page.title()).toBe('About Arielle Organics')
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual(['ABOUT US', 'OUR MISSION', 'OUR VISION'])
  const text = await main.innerText()
  expect(text).toContain('organic, sustainably sourced')
  expect(text).toContain('friendly shopping experience')
  expect(await page.getByRole('complementary', { name: 'Contact' }).count()).toBe(0)
})
