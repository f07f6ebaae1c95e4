import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, phone, useBrowser } from './browser'

const visit = useBrowser()

const prices = ['15.99', '12.49', '9.99', '6.75', '14.29', '11.99', '8.5', '7.5']
const featured = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'VISIT SHOP' }) })

describe('2. Home (/)', () => {
  test("the hero names the business, has a tagline, is 70vh high and 'Visit Products' leads to the list", async () => {
    const page = await visit('/')
    const name = page.getByRole('heading', { level: 1, name: 'Arielle Organics' })
    await page
      .getByRole('main')
      .locator('section')
      .first()
      .getByText('Cold-pressed oils, raw butters, seeds, petals, herbs and spices', { exact: false })
      .waitFor()
    const height = await name.evaluate((title) => title.closest('section')?.clientHeight)
    expect(height).toBe(630)
    await page.getByRole('link', { name: 'Visit Products' }).click()
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test('the contact bar shows phone, e-mail and two social pages in a new tab', async () => {
    const page = await visit('/')
    const links = page.getByRole('complementary', { name: 'Contact' }).getByRole('link')
    await expect.poll(() => links.count()).toBe(4)
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')))
    expect(targets).toEqual([null, null, '_blank', '_blank'])
    const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0]))
    expect(ways).toEqual(['tel', 'mailto', 'https', 'https'])
    expect(await links.allInnerTexts()).toEqual(['+1 202-555-0142', 'hello@example.com', '', ''])
  })

  test('no other page has the contact bar', async () => {
    const page = await visit('/about-us')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('complementary', { name: 'Contact' }).count()).toBe(0)
  })

  test('has the name of the business as its title and describes how to contact it', async () => {
    const page = await visit('/')
    await expect
      .poll(() => page.locator('meta[name=description]').getAttribute('content'))
      .toMatch(/^Contact Arielle Organics/)
    expect(await page.title()).toBe('Arielle Organics')
  })

  test.each([
    [1440, 4],
    [1366, 2],
    [phone.width, 2],
  ] as const)('at %i pixels the eight featured products stand %i in a row', async (width, inRow) => {
    const page = await visit('/', { screen: { width, height: 900 } })
    await expect.poll(() => featured(page).count()).toBe(8)
    const tops = await featured(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow)
  })

  test('they are the eight of the specification, with a short description, without price and category', async () => {
    const page = await visit('/')
    await expect.poll(() => featured(page).count()).toBe(8)
    const cards = await featured(page).evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector('h3')?.textContent,
        overlay: card.querySelector('p[aria-hidden=true]')?.textContent,
        whole: card.textContent,
      })),
    )
    expect(cards.map(({ name }) => name)).toEqual([
      'lavender essential oil',
      'shea butter',
      'chia seeds',
      'rose fragrance',
      'tea tree essential oil',
      'cocoa butter',
      'flax seeds',
      'vanilla fragrance',
    ])
    for (const { name = '', overlay = '', whole } of cards) {
      expect(overlay).not.toBe('')
      expect(whole).toBe(`${overlay}VISIT SHOP${name}${overlay}`)
    }
    const words = await page.getByRole('main').innerText()
    for (const price of prices) expect(words).not.toContain(price)
  })

  test('their photos come late, each behind its blurred placeholder', async () => {
    const page = await visit('/')
    await expect.poll(() => featured(page).count()).toBe(8)
    const pictures = await featured(page).evaluateAll((cards) =>
      cards.map((card) => {
        const [placeholder, photo] = card.querySelectorAll('img')
        return [placeholder && getComputedStyle(placeholder).filter, photo?.loading]
      }),
    )
    expect(pictures).toEqual(Array(8).fill(['blur(12px)', 'lazy']))
  })

  test('a tap anywhere on a card leads to the list', async () => {
    const page = await visit('/', { screen: phone })
    const name = featured(page).nth(2).getByRole('heading')
    await name.scrollIntoViewIfNeeded()
    const box = await name.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test("'VIEW PRODUCTS' beneath the grid leads to the list", async () => {
    const page = await visit('/')
    await page.getByRole('link', { name: 'VIEW PRODUCTS' }).click()
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test("hover and keyboard focus show 'VISIT SHOP', which leads to the list", async () => {
    const page = await visit('/')
    const visitShop = page.getByRole('link', { name: 'VISIT SHOP' })
    const opacity = (index: number) =>
      visitShop
        .nth(index)
        .evaluate((link) => link.parentElement && getComputedStyle(link.parentElement).opacity)
    await featured(page).nth(0).hover()
    await expect.poll(() => opacity(0)).toBe('1')
    await visitShop.nth(1).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => opacity(2)).toBe('1')
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/arielle-store')
  })

  test('its sections follow in order: hero, quality, blurbs, featured products, why choose us', async () => {
    const page = await visit('/')
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
    expect(headings.filter((_, place) => place <= 6 || place > 14)).toEqual([
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
})
