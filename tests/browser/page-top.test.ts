import { describe, expect, test } from 'vitest'
import { address, useBrowser } from './browser'

const visit = useBrowser()

describe("2. Change of route: the page's place", () => {
  test('scrolls to the top on a change of route', async () => {
    const page = await visit('/')
    const button = page.getByRole('link', { name: 'VIEW PRODUCTS' })
    await button.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await button.click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('Back and Forward return to the place that was left', async () => {
    const page = await visit('/about-us')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    const cards = page.getByRole('main').getByRole('article')
    for (let shown = 20; shown <= 40; shown += 4) {
      await page.getByRole('button', { name: 'More Products' }).click()
      await expect.poll(() => cards.count()).toBe(shown)
    }
    const card = cards.nth(37)
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(1000)
    await card.getByRole('heading').click()
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.goBack()
    await page.getByRole('heading', { name: 'OUR VISION' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goForward()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('Back returns there when the screen takes its time to come', async () => {
    const page = await visit('/about-us')
    // From then on the program keeps the places.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.getByRole('heading', { name: 'OUR VISION' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      scrollTo(0, 400)
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /facebook/i })
      .click()
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('display', 'none')
      document.querySelector('footer')?.style.setProperty('display', 'none')
    })
    await page.goBack()
    await expect.poll(() => address(page)).toBe('/about-us')
    await page.evaluate(() => {
      document.querySelector('main')?.style.removeProperty('display')
      document.querySelector('footer')?.style.removeProperty('display')
    })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test("a link to the page that is open leads to the page's top", async () => {
    const page = await visit('/')
    const icon = page.getByRole('contentinfo').getByRole('link', { name: /facebook/i })
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    await icon.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await icon.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
