import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gotoWithHeldScripts } from '../holdRequests'
import { getPathAndQuery, isHydrated, setUpBrowser } from '../setUpBrowser'

const visit = setUpBrowser()

const getHomeIcon = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /facebook/i })
const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const waitForHome = (page: Page) => page.getByRole('heading', { name: 'Why Choose Us' }).waitFor()
const waitForDetails = (page: Page) => page.getByRole('heading', { name: /^Product Details > / }).waitFor()
const getScrollY = (page: Page) => page.evaluate(() => scrollY)
const expectScrollY = (page: Page, position: number) => expect.poll(() => getScrollY(page)).toBe(position)

/** Presses More Products, without a jump, until this many cards are shown, and scrolls to the last one. */
async function showCards(page: Page, count: number): Promise<number> {
  for (let shown = 20; shown <= count; shown += 4) {
    const more = page.getByRole('button', { name: 'More Products' })
    await more.scrollIntoViewIfNeeded()
    const position = await getScrollY(page)
    await more.click()
    await expect.poll(() => getCards(page).count()).toBe(shown)
    expect(await getScrollY(page)).toBe(position)
  }
  await getCards(page).last().scrollIntoViewIfNeeded()
  return getScrollY(page)
}

test('A change of route scrolls to the top, and so does a link to the open page', async () => {
  const page = await visit('/')
  await waitForHome(page)
  await getHomeIcon(page).scrollIntoViewIfNeeded()
  expect(await getScrollY(page)).toBeGreaterThan(0)
  await getHomeIcon(page).click()
  await expectScrollY(page, 0)

  const productsLink = page.getByRole('link', { name: 'VIEW PRODUCTS' })
  await productsLink.scrollIntoViewIfNeeded()
  expect(await getScrollY(page)).toBeGreaterThan(0)
  await productsLink.click()
  await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
  expect(await getScrollY(page)).toBe(0)
})

test('Back, Forward, Back to Products and a reload return to the scroll position of the page', async () => {
  const page = await visit('/about-us')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  const position = await showCards(page, 24)
  expect(position).toBeGreaterThan(1000)
  await getCards(page).last().getByRole('heading').click()
  await waitForDetails(page)
  expect(await getScrollY(page)).toBe(0)
  await page.goBack()
  await expectScrollY(page, position)
  await page.goBack()
  await page.getByRole('heading', { name: 'OUR VISION' }).waitFor()
  await expectScrollY(page, 0)
  await page.goForward()
  await expectScrollY(page, position)

  await page.reload()
  await expect.poll(() => getCards(page).count()).toBe(24)
  await expectScrollY(page, position)
  await getCards(page).last().getByRole('heading').click()
  await waitForDetails(page)
  await page.reload()
  await page.getByRole('link', { name: 'Back to Products' }).click()
  await expect.poll(() => getCards(page).count()).toBe(24)
  await expectScrollY(page, position)
})

test('Back returns to a position from before the scripts arrived, also when the page takes a while to reach its height', async () => {
  const page = await visit('/robots.txt')
  for (const path of ['/about-us', '/arielle-store?category=Oil']) {
    const { releaseScripts } = await gotoWithHeldScripts(page, path)
    await page.evaluate(() => scrollTo(0, 600))
    releaseScripts()
    await page.waitForFunction(isHydrated)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await expectScrollY(page, 600)
    await getHomeIcon(page).evaluate(clickElement)
    await waitForHome(page)
    expect(await getScrollY(page)).toBe(0)
    await setPageContentHidden(page, true)
    await page.goBack()
    await expect.poll(() => getPathAndQuery(page)).toBe(path)
    await setPageContentHidden(page, false)
    await expectScrollY(page, 600)
  }
})

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
