import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hrefs } from './account'
import { address, phone, said, useBrowser } from './browser'
import { add, expectInHeader } from './orderList'

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
  // What stands at the page's end listens for presses.
  await page.waitForFunction(() => document.readyState !== 'loading')
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

  test('does what is pressed, once however often it was pressed', async () => {
    const { page, letProgramCome } = await visitBefore('/arielle-store')
    const press = add(page, 'Shea Butter')
    await press.dblclick()
    expect(await press.getAttribute('aria-busy')).toBe('true')
    letProgramCome()
    await said(page, 'Shea Butter added to order list')
    await expectInHeader(page, 1)
    expect(await press.getAttribute('aria-busy')).toBeNull()
    expect(await press.innerText()).toContain('0.5')
  })

  test('sends no form anywhere, and no password into an address', async () => {
    const { page, letProgramCome } = await visitBefore('/login-account')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('customer-pass-1')
    await page.getByRole('button', { name: 'ENTER' }).click()
    letProgramCome()
    // The program presses again: without an e-mail that asks nobody and leads nowhere.
    await said(page, 'fill in all fields')
    expect(address(page)).toBe('/login-account')
    expect(await password.inputValue()).toBe('customer-pass-1')
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
    const everyProduct = Array.from({ length: 107 }, (_, index) => `/products/${index + 1}`)
    // The heading may stand while the rest of the page is on its way.
    await expect.poll(async () => (await hrefs(links)).sort()).toEqual(everyProduct.sort())
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
