import { snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'
import { type SiteProxy, openSiteProxy } from './siteProxy'
import {
  getCachedFileNames,
  goOffline,
  goOnline,
  networkErrorPattern,
  waitForPrecache,
  waitForServiceWorker,
} from './offlineMode'
import { addProductsToOrderList, expectHeaderProductCount, getOrderListPageProducts } from './orderListPage'

const visit = setUpBrowser()

const storePath = '/arielle-store'
const getCard = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const getSearchBox = (page: Page) => page.getByPlaceholder('Search Products')
const countLoadedPictures = (page: Page) =>
  page
    .locator('article picture img')
    .evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length)

describe('After one visit, without a network', () => {
  test('lists, search, details, order list and other screens work and survive reloads, or say what is missing until the network is back', async () => {
    const { page, proxy } = await visitStore({ expected: networkErrorPattern, screen: phoneViewport })
    await expectPlaceholderUntilOnline(page, proxy)
    await getSearchBox(page).fill('')
    await expect.poll(() => getPathAndQuery(page)).toBe(storePath)
    await goOffline(page, proxy)
    await page.reload()
    await getCard(page, 'Shea Butter').waitFor()
    await expect.poll(() => countLoadedPictures(page)).toBeGreaterThan(3)
    await addProductsToOrderList(page, 'Shea Butter', 'Cocoa Butter')
    await expectSearchAndCategory(page)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expectDetailsOfUnopenedProduct(page)
    await page.goto('/confirm-list')
    await page.getByRole('button', { name: 'Increase Shea Butter' }).click()
    await page.reload()
    await expectHeaderProductCount(page, 2)
    expect(await getOrderListPageProducts(page)).toEqual(['Shea Butter: 1', 'Cocoa Butter: 0.5'])

    await page.goto('/')
    await expect.poll(() => page.title()).toContain('Arielle Organics')
    await page.goto('/nowhere')
    await expect.poll(() => page.title()).toContain('Page Not Found')
    await page.goto('/about-us')
    await page.getByRole('heading', { name: "You're offline" }).waitFor()
    await expectAccessible(page)
    await goOnline(page, proxy)
    await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()
    expect(getPathAndQuery(page)).toBe('/about-us')
  })
})

describe('With a network', () => {
  test('no file is fetched twice, nor on a second visit, and nothing of Firebase', async () => {
    const { page, proxy } = await visitStore()
    const assets = proxy.requestedPaths.filter((path) => path.startsWith('/assets/'))
    expect(assets.length).toBeGreaterThan(10)
    expect(assets.filter((path, index) => assets.indexOf(path) !== index)).toEqual([])
    expect(
      assets.filter((path) => /\/(?:firebaseAuth|orderListDocument|SessionObserver|LoginPage)-/.test(path)),
    ).toEqual([])

    const firstVisitPaths = [...proxy.requestedPaths]
    await page.reload()
    await getCard(page, 'Shea Butter').waitFor()
    await expect.poll(() => countLoadedPictures(page)).toBeGreaterThan(3)
    const { pictures, others } = groupByPicture(proxy.requestedPaths.slice(firstVisitPaths.length))
    // Chrome, but not the headless shell, requests the icon past the service worker. No cache answers what is published.
    const uncachedPaths = ['/service-worker.js', '/favicon.svg', snapshotPath]
    expect(others.filter((path) => !uncachedPaths.includes(path))).toEqual([])
    expect(pictures.filter((path) => firstVisitPaths.includes(path))).toEqual([])
  })

  test('a slow one shows a cached screen meanwhile; what is not cached comes from it, and an unknown address is not kept', async () => {
    const { page, proxy } = await visitStore({ expected: networkErrorPattern })
    const firebaseResponse = await page.goto('/__/auth/handler')
    expect(firebaseResponse?.fromServiceWorker()).toBe(false)
    const release = proxy.holdResponses()
    const [unknownTab, aboutTab] = [await page.context().newPage(), await page.context().newPage()]
    const unknownPage = unknownTab.goto('/nowhere')
    const aboutPage = aboutTab.goto('/about-us')
    await expect.poll(() => proxy.requestedPaths).toEqual(expect.arrayContaining(['/nowhere', '/about-us']))
    await page.goto('/products/84', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Product Details > Avocado Butter' }).waitFor()
    expect(proxy.requestedPaths).toContain('/products/84')
    // The two other tabs have waited longer than this one.
    release()
    expect((await unknownPage)?.status()).toBe(404)
    await unknownTab.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    expect(await (await aboutPage)?.text()).toContain('data-path="/about-us"')
    const isCached = () => caches.match('/nowhere').then((response) => response !== undefined)
    expect(await page.evaluate(isCached)).toBe(false)
  })

  test('a visitor who saves data fetches nothing in advance, and finds opened pages offline', async () => {
    const proxy = await openSiteProxy()
    const page = await visit(storePath, { proxy, expected: networkErrorPattern, savesData: true })
    await waitForServiceWorker(page)
    expect(await getCachedFileNames(page)).not.toContain('details')
    await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).hover()
    await getCard(page, 'Shea Butter').hover()
    const precachedAsset = /\/assets\/(?:details|toaster|ConfirmListPage|AboutPage|ProductPage)-/
    expect(proxy.requestedPaths.filter((path) => precachedAsset.test(path))).toEqual([])
    await goOffline(page, proxy)
    await page.reload()
    await getCard(page, 'Shea Butter').waitFor()
  })
})

/** The product list over a network of its own, once the service worker has cached what it caches in advance. */
async function visitStore(options: { expected?: RegExp; screen?: typeof phoneViewport } = {}) {
  const proxy = await openSiteProxy()
  const page = await visit(storePath, { proxy, ...options })
  await getCard(page, 'Shea Butter').waitFor()
  await waitForPrecache(page)
  return { page, proxy }
}

async function expectSearchAndCategory(page: Page) {
  await getSearchBox(page).fill('okwuma')
  await page.getByRole('heading', { name: 'Okwuma: Shea Butter' }).waitFor()
  await getSearchBox(page).fill('')
  await page.getByRole('button', { name: 'Seed', exact: true }).click()
  await getCard(page, 'Sunflower Seeds').waitFor()
  await page.reload()
  await getCard(page, 'Sunflower Seeds').waitFor()
  expect(getPathAndQuery(page)).toBe(`${storePath}?category=Seed`)
}

async function expectDetailsOfUnopenedProduct(page: Page) {
  await getCard(page, 'Shea Butter').click()
  const heading = page.getByRole('heading', { name: 'Product Details > Shea Butter' })
  await heading.waitFor()
  await page.reload()
  await heading.waitFor()
  expect(await page.getByRole('main').innerText()).toContain('Vitellaria paradoxa')
  const picture = page.getByRole('main').locator('picture img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

async function expectPlaceholderUntilOnline(page: Page, proxy: SiteProxy) {
  proxy.disconnect()
  await getSearchBox(page).fill('Turmeric Soap')
  const picture = page.getByRole('article').first().locator('picture img')
  const getOpacity = () => picture.evaluate((image) => getComputedStyle(image).opacity)
  await expect.poll(getOpacity).toBe('0')
  proxy.reconnect()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(getOpacity).toBe('1')
  await expect.poll(() => countLoadedPictures(page)).toBe(1)
}

function groupByPicture(paths: string[]) {
  const isPicture = (path: string) => /\.(?:avif|webp)$/.test(path)
  return { pictures: paths.filter(isPicture), others: paths.filter((path) => !isPicture(path)) }
}
