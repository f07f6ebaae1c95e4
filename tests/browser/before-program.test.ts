import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { address, isTakenOver, phone, useBrowser } from './browser'

const visit = useBrowser()

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Products' })

/** A page as it stands before its program has come; what is answered lets the program come. */
async function visitBefore(path: string) {
  const page = await visit('/confirm-list', { fresh: true })
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letProgramCome: release }
}

describe('A page that is drawn in advance, before its program has come', () => {
  test('finds what is typed into the search box', async () => {
    const { page, letProgramCome } = await visitBefore('/arielle-store')
    await search(page).fill('coconut')
    letProgramCome()
    await expect.poll(() => address(page)).toBe('/arielle-store?q=coconut')
    expect(await search(page).inputValue()).toBe('coconut')
  })

  test('keeps a search that is sent off, too', async () => {
    const { page, letProgramCome } = await visitBefore('/arielle-store')
    await search(page).fill('coconut')
    await search(page).press('Enter')
    letProgramCome()
    await page.getByRole('link', { name: 'Coconut Oil' }).first().waitFor()
    await expect.poll(() => address(page)).toBe('/arielle-store?q=coconut')
  })

  test('keeps what is typed into a form, and adds it to the draft', async () => {
    const { page, letProgramCome } = await visitBefore('/contact-us')
    await field(page, 'Full Name').fill('Ada Obi')
    await field(page, 'Message').fill('How long does it keep?')
    letProgramCome()
    await page.getByRole('button', { name: 'Clear form' }).waitFor()
    expect(await field(page, 'Full Name').inputValue()).toBe('Ada Obi')
    await page.reload()
    await expect.poll(() => field(page, 'Message').inputValue()).toBe('How long does it keep?')
  })

  test('sends no form anywhere, and no password into an address', async () => {
    const { page, letProgramCome } = await visitBefore('/login-account')
    await field(page, 'Email').fill('customer@arielle.test')
    await page.getByLabel('Password', { exact: true }).fill('customer-pass-1')
    await page.getByRole('button', { name: 'ENTER' }).click()
    letProgramCome()
    await page.waitForFunction(isTakenOver)
    expect(address(page)).toBe('/login-account')
    expect(await field(page, 'Email').inputValue()).toBe('customer@arielle.test')
  })
})

describe('With JavaScript off', () => {
  test('the content reads, and its links work', async () => {
    const page = await visitWithoutScripts('/')
    await page.getByRole('link', { name: 'VIEW PRODUCTS' }).click()
    await page.getByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' }).waitFor()
    const card = page.getByRole('main').getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Product Details > ${name}` }).waitFor()
    expect(await page.getByRole('main').locator('img').first().evaluate(isShown)).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
    await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()
    await page.context().close()
  })

  test('every product is two links away from any page', async () => {
    const page = await visitWithoutScripts('/arielle-store')
    await page.getByRole('link', { name: 'all products by name' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Products' }).waitFor()
    const links = page.getByRole('main').getByRole('link')
    const linked = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
    const everyProduct = Array.from({ length: 107 }, (_, index) => `/products/${index + 1}`)
    expect(linked.sort()).toEqual(everyProduct.sort())
    await page.getByRole('link', { name: 'Kokum Butter', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Product Details > Kokum Butter' }).waitFor()
    await page.context().close()
  })
})

/** A page of the site on a phone where no script runs, in a context of its own, to be closed. */
async function visitWithoutScripts(path: string): Promise<Page> {
  const shop = await visit(path, { fresh: true })
  const context = await shop.context().browser()?.newContext({ javaScriptEnabled: false, viewport: phone })
  if (!context) throw new Error('the page has no browser')
  const page = await context.newPage()
  await page.goto(shop.url())
  return page
}

function isShown(image: Element): boolean {
  return image instanceof HTMLImageElement && Number(getComputedStyle(image).opacity) > 0
}
