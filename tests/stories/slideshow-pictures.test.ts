import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpBrowser } from './setUpBrowser'
import {
  expectCurrentPicture,
  getButton,
  getHeroImages,
  getLayerOpacity,
  openHome,
  waitForEffects,
  waitForPictures,
} from './slideshowPage'

const visit = setUpBrowser()

describe('The pictures of the slideshow', () => {
  test('fetches a picture 3 seconds before its turn', async () => {
    const page = await openHome(visit)
    await page.clock.runFor(1999)
    expect(await getHeroImages(page).count()).toBe(1)
    await page.clock.runFor(1)
    await waitForPictures(page, 2)
    await page.clock.runFor(3000)
    await expectCurrentPicture(page, 2)
    await waitForEffects(page)
    expect(await getHeroImages(page).count()).toBe(2)
    await page.clock.runFor(2000)
    await waitForPictures(page, 3)
  })

  test('shows the former picture until the selected one has loaded', async () => {
    const page = await openHome(visit)
    const held: Route[] = []
    await page.route('**/pictures/press-*', (route) => void held.push(route))
    await getButton(page, 'Picture 3 of 3').click()
    await expectCurrentPicture(page, 3)
    const getOpacities = () =>
      Promise.all([0, 2].map((index) => getHeroImages(page).nth(index).evaluate(getLayerOpacity)))
    expect(await getOpacities()).toEqual(['1', '0'])
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await expect.poll(getOpacities).toEqual(['0', '1'])
  })

  test('skips a picture that does not load', async () => {
    const page = await openHome(visit, { missingPicture: 'market' })
    await page.clock.runFor(2000)
    await waitForPictures(page, 2)
    await page.clock.runFor(3000)
    await expectCurrentPicture(page, 3)
  })
})
