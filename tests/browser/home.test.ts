import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, phone, useBrowser } from './browser'

const visit = useBrowser()

const featured = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'VISIT SHOP' }) })

describe('Home', () => {
  test("the hero names the business, is 70vh high and 'Visit Products' leads to the list", async () => {
    const page = await visit('/')
    const name = page.getByRole('heading', { level: 1, name: 'Arielle Organics' })
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

  test('quality cards, category blurbs and why-choose-us follow in order', async () => {
    const page = await visit('/')
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
    const order = ['Lab Tested', 'Skin Care Grade', 'Food Grade', 'Featured Products', 'Why Choose Us']
    const places = order.map((heading) => headings.indexOf(heading))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
})
