import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gotoWithHeldScripts } from './holdRequests'
import { getPathAndQuery, getScrollY, isHydrated, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const getHomeIcon = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /facebook/i })

describe('A change of route', () => {
  test('scrolls to the top, and so does a link to the open page', async () => {
    const page = await visit('/')
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    await getHomeIcon(page).scrollIntoViewIfNeeded()
    expect(await getScrollY(page)).toBeGreaterThan(0)
    await getHomeIcon(page).click()
    await expect.poll(() => getScrollY(page)).toBe(0)

    const productsLink = page.getByRole('link', { name: 'VIEW PRODUCTS' })
    await productsLink.scrollIntoViewIfNeeded()
    expect(await getScrollY(page)).toBeGreaterThan(0)
    await productsLink.click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    expect(await getScrollY(page)).toBe(0)
  })
})

describe('Back and Forward', () => {
  test('return to the scroll position of the page', async () => {
    const page = await visit('/about-us')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    const cards = page.getByRole('main').getByRole('article')
    for (const count of [20, 24]) {
      await page.getByRole('button', { name: 'More Products' }).click()
      await expect.poll(() => cards.count()).toBe(count)
    }
    const card = cards.nth(21)
    await card.scrollIntoViewIfNeeded()
    const position = await getScrollY(page)
    expect(position).toBeGreaterThan(1000)
    await card.getByRole('heading').click()
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    expect(await getScrollY(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => getScrollY(page)).toBe(position)
    await page.goBack()
    await page.getByRole('heading', { name: 'OUR VISION' }).waitFor()
    await expect.poll(() => getScrollY(page)).toBe(0)
    await page.goForward()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await expect.poll(() => getScrollY(page)).toBe(position)
  })

  test('return there even when the page takes a while to reach its height', async () => {
    const page = await visit('/about-us')
    // The program restores positions itself from here on.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await scrollPageTo(page, 400)
    await getHomeIcon(page).click()
    await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
    expect(await getScrollY(page)).toBe(0)
    await setPageContentHidden(page, true)
    await page.goBack()
    await expect.poll(() => getPathAndQuery(page)).toBe('/about-us')
    await setPageContentHidden(page, false)
    await expect.poll(() => getScrollY(page)).toBeGreaterThan(0)
  })

  test('return to a position from before the scripts arrived', async () => {
    const page = await visit('/robots.txt')
    for (const path of ['/about-us', '/arielle-store?category=Oil']) {
      const { releaseScripts } = await gotoWithHeldScripts(page, path)
      await scrollPageTo(page, 600)
      releaseScripts()
      await page.waitForFunction(isHydrated)
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      await expect.poll(() => getScrollY(page)).toBe(600)
      await getHomeIcon(page).evaluate(clickElement)
      await page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
      expect(await getScrollY(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => getScrollY(page)).toBe(600)
    }
  })

  test('return to a position from before a reload', async () => {
    const page = await visit('/arielle-store')
    const cards = page.getByRole('main').getByRole('article')
    for (const count of [20, 24, 28, 32]) {
      await page.getByRole('button', { name: 'More Products' }).click()
      await expect.poll(() => cards.count()).toBe(count)
    }
    await cards.nth(31).scrollIntoViewIfNeeded()
    const position = await getScrollY(page)
    await page.reload()
    await expect.poll(() => cards.count()).toBe(32)
    await expect.poll(() => getScrollY(page)).toBe(position)
    await cards.nth(31).getByRole('heading').click()
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    await page.reload()
    await page.goBack()
    await expect.poll(() => getScrollY(page)).toBe(position)
  })
})

function scrollPageTo(page: Page, top: number) {
  return page.evaluate((position) => {
    scrollTo(0, position)
  }, top)
}

// Playwright's click scrolls to the element first.
function clickElement(element: Element) {
  if (element instanceof HTMLElement) element.click()
}

function setPageContentHidden(page: Page, isHidden: boolean) {
  return page.evaluate(
    (display) => {
      for (const element of document.querySelectorAll<HTMLElement>('main, footer'))
        element.style.setProperty('display', display)
    },
    isHidden ? 'none' : '',
  )
}
