import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { address, phone, useBrowser } from './browser'
import { type Line, useLines } from './line'
import { allIsKept, goOffline, goOnline, keptFiles, noAnswer, workerIsReady } from './offlinePage'
import { add, expectInHeader, listed } from './orderList'

const visit = useBrowser()
const openLine = useLines()

const store = '/arielle-store'
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const search = (page: Page) => page.getByPlaceholder('Search Products')
/** The pictures in sight that have arrived. */
const arrived = (page: Page) =>
  page
    .locator('article picture img')
    .evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length)

/** One visit to the list of products, and then no network. */
async function visitAndLeave(screen?: typeof phone): Promise<{ page: Page; line: Line }> {
  const line = await openLine()
  const page = await visit(store, { over: line, expected: noAnswer, ...(screen && { screen }) })
  await card(page, 'Shea Butter').waitFor()
  await allIsKept(page)
  await goOffline(page, line)
  return { page, line }
}

describe('Offline: after one visit, without a network', () => {
  test('the list of products opens again, with the pictures that were seen', async () => {
    const { page } = await visitAndLeave()
    await page.reload()
    await card(page, 'Shea Butter').waitFor()
    await expect.poll(() => arrived(page)).toBeGreaterThan(3)
  })

  test('products are searched, by their other names too, and chosen by category, and a reload keeps that', async () => {
    const { page } = await visitAndLeave()
    await search(page).fill('okwuma')
    await page.getByText('also known as Okwuma').waitFor()
    await search(page).fill('')
    await page.getByRole('button', { name: 'Seed', exact: true }).click()
    await card(page, 'Sunflower Seeds').waitFor()
    await page.reload()
    await card(page, 'Sunflower Seeds').waitFor()
    expect(address(page)).toBe(`${store}?category=Seed`)
  })

  test('the details of a product that was never opened open, and open again', async () => {
    const { page } = await visitAndLeave()
    await card(page, 'Shea Butter').click()
    const heading = page.getByRole('heading', { name: 'Product Details > Shea Butter' })
    await heading.waitFor()
    await page.reload()
    await heading.waitFor()
    expect(await page.getByRole('main').innerText()).toContain('Vitellaria paradoxa')
    const large = page.getByRole('main').locator('picture img').first()
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('products are put on the order list, which is changed and kept', async () => {
    const { page } = await visitAndLeave()
    await add(page, 'Shea Butter').click()
    await add(page, 'Cocoa Butter').click()
    await page.goto('/confirm-list')
    await page.getByRole('button', { name: 'Increase Shea Butter' }).click()
    await page.reload()
    await expectInHeader(page, 2)
    expect(await listed(page)).toEqual(['Shea Butter: 1', 'Cocoa Butter: 0.5'])
  })

  test('the home page opens although the visit began elsewhere', async () => {
    const { page } = await visitAndLeave()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.title()).toContain('Arielle Organics')
  })

  test('a picture that was not seen shows its blurred placeholder, and comes once there is a network', async () => {
    const line = await openLine()
    const page = await visit(store, { over: line, expected: noAnswer, screen: phone })
    await allIsKept(page)
    line.cut()
    await search(page).fill('Turmeric Soap')
    const picture = page.getByRole('article').first().locator('picture img')
    const look = () => picture.evaluate((image) => getComputedStyle(image).opacity)
    await expect.poll(look).toBe('0')
    line.mend()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(look).toBe('1')
    await expect.poll(() => arrived(page)).toBe(1)
  })

  test('a screen that was not fetched says so, and opens by itself once there is a network', async () => {
    const { page, line } = await visitAndLeave(phone)
    await page.goto('/contact-us')
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await expectNoViolations(page)
    await goOnline(page, line)
    await page.getByRole('heading', { name: 'CONTACT US' }).waitFor()
    expect(address(page)).toBe('/contact-us')
  })

  test('an address that the site does not have says so', async () => {
    const { page } = await visitAndLeave()
    await page.goto('/nowhere')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.title()).toContain('Page Not Found')
  })
})

describe('Offline: with a network', () => {
  test('nothing that the page fetched is fetched a second time, and nothing of Firebase', async () => {
    const line = await openLine()
    const page = await visit(store, { over: line })
    await allIsKept(page)
    const files = line.asked.filter((path) => path.startsWith('/assets/'))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([])
    expect(files.filter((path) => /\/(?:auth|orderLists|SessionWatch|LoginPage)-/.test(path))).toEqual([])
  })

  test('a page that was seen opens again without asking for anything but a new version', async () => {
    const line = await openLine()
    const page = await visit(store, { over: line })
    await allIsKept(page)
    const before = line.asked.length
    await page.reload()
    await card(page, 'Shea Butter').waitFor()
    const { pictures, others } = sorted(line.asked.slice(before))
    expect(others.filter((path) => path !== '/service-worker.js')).toEqual([])
    await expect.poll(() => arrived(page)).toBeGreaterThan(3)
    expect(pictures.filter((path) => line.asked.indexOf(path) < before)).toEqual([])
  })

  test('an unknown address is answered 404, and kept by nobody', async () => {
    const line = await openLine()
    const page = await visit(store, { over: line, expected: /404/ })
    await workerIsReady(page)
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    expect(await page.evaluate(() => caches.match('/nowhere').then((kept) => kept === undefined))).toBe(true)
  })

  test("the pages that Firebase's sign-in opens beneath /__/ come from the network", async () => {
    const line = await openLine()
    const page = await visit(store, { over: line, expected: /404/ })
    await workerIsReady(page)
    const answer = await page.goto('/__/auth/handler')
    expect(answer?.fromServiceWorker()).toBe(false)
  })

  test('a page that the network owes for seconds is shown from what is kept', async () => {
    const line = await openLine()
    const page = await visit(store, { over: line, expected: noAnswer })
    await allIsKept(page)
    line.answerWith(() => undefined)
    // The network owes its picture, too: it is never loaded as a whole.
    await page.goto('/products/84', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Product Details > Avocado Butter' }).waitFor()
    expect(line.asked).toContain('/products/84')
  })
})

describe('Offline: a visitor who saves data', () => {
  test('fetches nothing ahead of what is opened, and finds that again without a network', async () => {
    const line = await openLine()
    const page = await visit(store, { over: line, expected: noAnswer, savesData: true })
    await workerIsReady(page)
    expect(await keptFiles(page)).not.toContain('details')
    expect(line.asked.filter((path) => /\/assets\/(?:details|toaster|ConfirmListPage)-/.test(path))).toEqual(
      [],
    )
    await goOffline(page, line)
    await page.reload()
    await card(page, 'Shea Butter').waitFor()
  })
})

function sorted(paths: string[]) {
  const isPicture = (path: string) => /\.(?:avif|webp)$/.test(path)
  return { pictures: paths.filter(isPicture), others: paths.filter((path) => !isPicture(path)) }
}
