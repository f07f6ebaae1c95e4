import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectWholePictures } from './expectWholePictures'
import { getAddButton } from './orderListPage'
import {
  isFocused,
  getHorizontalOverflow,
  getPathAndQuery,
  phoneViewport,
  setUpBrowser,
  getButton,
} from './setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'
const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getFeaturedCards = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'VISIT SHOP' }) })
const expectOpacity = (content: Locator, opacity: string) =>
  expect
    .poll(() =>
      content.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).opacity),
    )
    .toBe(opacity)
const expectChiaSeeds = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Product Details > Chia Seeds' }).waitFor()

test('A card shows what is on it on hover and focus, and has its share of a row at every width', async () => {
  const page = await visit('/')
  const shopLinks = page.getByRole('link', { name: 'VISIT SHOP' })
  await getFeaturedCards(page).nth(0).hover()
  await expectOpacity(shopLinks.nth(0), '1')
  await shopLinks.nth(1).focus()
  // The next stops are the link to the card's own product and the button that adds it.
  for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab')
  await expectOpacity(shopLinks.nth(2), '1')
  for (const [width, count] of [
    [1440, 4],
    [1366, 2],
    [1024, 2],
    [phoneViewport.width, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    expect(await countCardsInFirstRow(page), `${width} px`).toBe(count)
    await expectWholePictures(page)
    const picture = await getFeaturedCards(page).first().locator('picture').boundingBox()
    expect(picture?.height).toBeLessThan(720)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await getFeaturedCards(page).nth(2).hover()
  await getFeaturedCards(page)
    .nth(2)
    .click({ position: { x: 20, y: 20 } })
  await expectChiaSeeds(page)

  await page.goto(storePath)
  const card = getCards(page).filter({ hasText: 'Shea Butter' })
  const link = page.getByRole('link', { name: 'View Shea Butter' })
  await page.getByRole('button', { name: 'Spice', exact: true }).focus()
  while (!(await isFocused(link))) await page.keyboard.press('Tab')
  await expectOpacity(card.getByText('…'), '1')
  await page.getByRole('button', { name: 'Spice', exact: true }).focus()
  await expectOpacity(card.getByText('…'), '0')
  await card.hover()
  await expectOpacity(card.getByText('…'), '1')
  for (const [width, share] of [
    [1440, 0.22],
    [600, 0.48],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const row = await page.getByRole('main').getByRole('list').boundingBox()
    const box = await getCards(page).first().boundingBox()
    expect((box?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(share, 2)
  }
})

test('On a phone a tap opens the product, the list or the preview, and adding moves nothing', async () => {
  const page = await visit('/', { screen: phoneViewport })
  const featured = page.getByRole('article').filter({ hasText: 'chia seeds' })
  // It would cover the picture.
  expect(await featured.getByText('VISIT SHOP').isVisible()).toBe(false)
  await featured
    .locator('img')
    .last()
    .tap({ position: { x: 40, y: 40 }, force: true })
  await expectChiaSeeds(page)
  await page.goBack()
  await page.getByRole('link', { name: 'VIEW PRODUCTS' }).tap()
  await expect.poll(() => getPathAndQuery(page)).toBe(storePath)

  const card = getCards(page).filter({ hasText: 'Shea Butter' })
  for (const opacity of ['1', '0']) {
    await card.getByRole('button', { name: 'Preview Shea Butter' }).tap()
    await expectOpacity(card.getByText('…'), opacity)
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // Else the tap scrolls to the button, where the card's last line is below the screen.
    await getAddButton(page, 'Shea Butter').scrollIntoViewIfNeeded()
    const boxBefore = await card.boundingBox()
    await getAddButton(page, 'Shea Butter').tap()
    await getButton(page, 'Decrease Shea Butter').waitFor()
    expect(await card.boundingBox()).toEqual(boxBefore)
    for (const button of [getAddButton(page, 'Shea Butter'), getButton(page, 'Decrease Shea Butter')]) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
    }
    expect(await getHorizontalOverflow(page)).toBe(0)
    await getButton(page, 'Decrease Shea Butter').tap()
    await getButton(page, 'Decrease Shea Butter').waitFor({ state: 'detached' })
  }
  await card.tap({ position: { x: 20, y: 20 } })
  await page.getByRole('heading', { name: 'Product Details > Shea Butter' }).waitFor()
})

async function countCardsInFirstRow(page: Page): Promise<number> {
  const tops = await getFeaturedCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().top),
  )
  return tops.filter((top) => top === tops[0]).length
}
