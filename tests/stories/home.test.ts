import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const featuredNames = [
  'lavender essential oil',
  'shea butter',
  'chia seeds',
  'rose fragrance',
  'tea tree essential oil',
  'cocoa butter',
  'flax seeds',
  'vanilla fragrance',
]
const prices = ['15.99', '12.49', '9.99', '6.75', '14.29', '11.99', '8.5', '7.5']

const getFeaturedCards = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'VISIT SHOP' }) })

const expectStore = (page: Page) => expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store')

describe('the home page', () => {
  test('shows title, description, contact bar, a hero of 70vh and its sections in order', async () => {
    const page = await visit('/')
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    expect(await page.title()).toBe('Arielle Organics')
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^Contact Arielle Organics/,
    )
    await expectContactBar(page)

    const hero = page.getByRole('main').locator('section').first()
    expect(await hero.getByRole('heading', { level: 1 }).innerText()).toBe('Arielle Organics')
    expect(await hero.innerText()).toContain(
      'Oils, butters, seeds, petals, herbs and spices for your skin and your kitchen',
    )
    expect(await hero.evaluate(({ clientHeight }) => clientHeight)).toBe(630)

    const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
    expect(headings.filter((_, index) => index <= 6 || index > 14)).toEqual([
      'Arielle Organics',
      'Organic',
      'Origin and Growth',
      'Lab Tested',
      'Skin Care Grade',
      'Food Grade',
      'Featured Products',
      'Why Choose Us',
      '100% Organic',
      'Anytime, Anywhere Delivery',
      'Keep Yourself and Family Healthy',
      'Clean, Fresh and Safe',
    ])
  })

  test('shows the eight featured products without price, with lazy photos, four or two in a row', async () => {
    const page = await visit('/')
    await expect.poll(() => getFeaturedCards(page).count()).toBe(8)
    const cards = await getFeaturedCards(page).evaluateAll(readFeaturedCards)
    expect(cards.map(({ name }) => name)).toEqual(featuredNames)
    for (const { name = '', description = '', text, placeholderFilter, photoLoading } of cards) {
      expect(description).not.toBe('')
      expect(text).toBe(`${description}VISIT SHOP${name}${description}`)
      expect([placeholderFilter, photoLoading]).toEqual(['blur(12px)', 'lazy'])
    }
    const mainText = await page.getByRole('main').innerText()
    for (const price of prices) expect(mainText).not.toContain(price)

    expect(await countCardsInFirstRow(page)).toBe(4)
    for (const width of [1366, phoneViewport.width]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await countCardsInFirstRow(page), `${width} px`).toBe(2)
    }
  })

  test("leads to the list by 'Visit Products', 'VIEW PRODUCTS' and 'VISIT SHOP', shown on hover and focus", async () => {
    const page = await visit('/')
    const shopLinks = page.getByRole('link', { name: 'VISIT SHOP' })
    const getOpacity = (index: number) =>
      shopLinks
        .nth(index)
        .evaluate((link) => link.parentElement && getComputedStyle(link.parentElement).opacity)
    await getFeaturedCards(page).nth(0).hover()
    await expect.poll(() => getOpacity(0)).toBe('1')
    await shopLinks.nth(1).focus()
    // The next stop is the link to the card's own product.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => getOpacity(2)).toBe('1')
    await page.keyboard.press('Enter')
    await expectStore(page)
    for (const name of ['Visit Products', 'VIEW PRODUCTS']) {
      await page.goBack()
      await page.getByRole('link', { name, exact: true }).click()
      await expectStore(page)
    }
  })

  test("opens a featured product by its name or a tap on its photo, and the list by a tap on 'VISIT SHOP'", async () => {
    const page = await visit('/', { screen: phoneViewport })
    const card = getFeaturedCards(page).nth(2)
    await card.getByRole('link', { name: 'chia seeds' }).tap()
    await expectChiaSeeds(page)
    await page.goBack()
    await card
      .locator('img')
      .last()
      .tap({ position: { x: 40, y: 40 }, force: true })
    await expectChiaSeeds(page)
    await page.goBack()
    await card.getByRole('link', { name: 'VISIT SHOP' }).tap()
    await expectStore(page)
  })

  test('opens a featured product by a click on its overlay', async () => {
    const page = await visit('/')
    const card = getFeaturedCards(page).nth(2)
    await card.hover()
    await card.click({ position: { x: 20, y: 20 } })
    await expectChiaSeeds(page)
  })

  test('opens the list narrowed to its grade by each grade', async () => {
    const page = await visit('/')
    for (const [name, grade] of [
      ['Browse skin care grade', 'skin'],
      ['Browse food grade', 'food'],
    ] as const) {
      await page.getByRole('link', { name }).click()
      await expect.poll(() => getPathAndQuery(page)).toBe(`/arielle-store?grade=${grade}`)
      await page.goBack()
    }
  })
})

async function expectChiaSeeds(page: Page) {
  await page.getByRole('heading', { level: 1, name: 'Product Details > Chia Seeds' }).waitFor()
}

async function expectContactBar(page: Page) {
  const links = page.getByRole('complementary', { name: 'Contact' }).getByRole('link')
  const attributes = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href')?.split(':')[0], link.getAttribute('target')]),
  )
  expect(attributes).toEqual([
    ['tel', null],
    ['mailto', null],
    ['https', '_blank'],
    ['https', '_blank'],
  ])
  expect(await links.allInnerTexts()).toEqual(['+1 202-555-0142', 'hello@example.com', '', ''])
}

function readFeaturedCards(cards: Element[]) {
  return cards.map((card) => {
    const [placeholder, photo] = card.querySelectorAll('img')
    return {
      name: card.querySelector('h3')?.textContent,
      description: card.querySelector('p[aria-hidden=true]')?.textContent,
      text: card.textContent,
      placeholderFilter: placeholder && getComputedStyle(placeholder).filter,
      photoLoading: photo?.loading,
    }
  })
}

async function countCardsInFirstRow(page: Page): Promise<number> {
  const tops = await getFeaturedCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().top),
  )
  return tops.filter((top) => top === tops[0]).length
}
