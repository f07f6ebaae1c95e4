import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectSound } from '../expectAccessible'
import { expectHeaderProductCount } from '../orderListPage'
import { isHydrated, phoneViewport, setUpBrowser } from '../setUpBrowser'
import {
  respondWithHalf,
  type ResponseHandler,
  respondWithLastingNotFound,
  respondWithPortal,
  type SiteProxy,
  openSiteProxy,
} from '../siteProxy'

const visit = setUpBrowser()

const expected = /Failed to (?:load|find|fetch)|MIME|ERR_|dynamically imported|preload|integrity|Unexpected/
const program = /\/assets\/site-[^/]+\.js$/
const getNotice = (page: Page) => page.getByRole('alert').filter({ hasText: "didn't load" })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens a page in a browser without a service worker, whose HTTP cache keeps what the proxy answers. */
async function openWithoutWorker(path: string, proxy: SiteProxy): Promise<Page> {
  const prepare = (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await visit('about:blank', { proxy, prepare, expected, screen: phoneViewport })
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

/** Answers wrong for these files as often as the test asks for, and then as the site does. */
function respondWrongTimes(proxy: SiteProxy, file: RegExp, respond: ResponseHandler, times: number) {
  let remaining = times
  proxy.respondWith((request, answer) => {
    remaining -= 1
    if (remaining === 0) proxy.respondAsSite()
    respond(request, answer)
  }, file)
}

describe('A page without a service worker', () => {
  test('whose program arrives as the page of a Wi-Fi portal, and then half, is readable, says so accessibly, and works after Try Again', async () => {
    const proxy = await openSiteProxy()
    proxy.respondWith(respondWithPortal, program)
    const page = await openWithoutWorker('/products/84', proxy)
    await getNotice(page).waitFor()
    await page.getByRole('heading', { name: 'Product Details > Avocado Butter' }).waitFor()
    await expectSound(page)
    proxy.respondWith(respondWithHalf, program)
    await press(page, 'Try Again')
    await getNotice(page).filter({ hasText: 'Nothing is lost. Please try again in a moment.' }).waitFor()
    proxy.respondAsSite()
    await press(page, 'Try Again')
    await getNotice(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(isHydrated)
    await press(page, 'Add Avocado Butter to order list')
    await expectHeaderProductCount(page, 1)
  })

  test('whose program, and then a screen, arrived once as a 404 to be kept for a year repairs itself, without another load', async () => {
    const proxy = await openSiteProxy()
    respondWrongTimes(proxy, program, respondWithLastingNotFound, 1)
    const page = await openWithoutWorker('/arielle-store', proxy)
    await page.waitForFunction(isHydrated)
    respondWrongTimes(proxy, /\/assets\/AboutPage-[^/]+\.js$/, respondWithLastingNotFound, 1)
    const requestsBefore = proxy.requestedPaths.length
    await press(page, 'Menu')
    await page.getByRole('link', { name: 'About Us', exact: true }).first().click()
    await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()
    expect(await getNotice(page).count()).toBe(0)
    expect(proxy.requestedPaths.slice(requestsBefore)).not.toContain('/about-us')
  })
})
