import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { getHrefs } from './authScreens'
import { gotoWithHeldScripts } from './holdRequests'
import {
  desktopViewport,
  getPathAndQuery,
  getSiteUrl,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
} from './setUpBrowser'
import { getBrowserContexts } from './sharedBrowser'
import { getAddButton, expectHeaderProductCount, getQuantityField } from './orderListPage'

const visit = setUpBrowser()

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const getSearchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search Products' })

async function visitWithHeldScripts(path: string, screen = desktopViewport) {
  const page = await visit('about:blank', { screen, expected: /status of 404/ })
  return { page, ...(await gotoWithHeldScripts(page, path)) }
}

describe('a prerendered page whose scripts have not arrived', () => {
  test('searches for what was typed', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/arielle-store')
    await getSearchBox(page).fill('coconut')
    releaseScripts()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?q=coconut')
    expect(await getSearchBox(page).inputValue()).toBe('coconut')
  })

  test('keeps a search that was submitted', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/arielle-store')
    await getSearchBox(page).fill('coconut')
    await getSearchBox(page).press('Enter')
    releaseScripts()
    await page.getByRole('link', { name: 'Coconut Oil' }).first().waitFor()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?q=coconut')
  })

  test.each([
    ['/contact-us', 'Full Name', 'Message'],
    ['/request-a-quote', 'Name', 'Product List'],
  ])('keeps what was typed into the form of %s, and saves it in the draft', async (path, name, message) => {
    const { page, releaseScripts } = await visitWithHeldScripts(path)
    await getField(page, name).fill('Ada Obi')
    await getField(page, message).fill('How long does it keep?')
    releaseScripts()
    await page.getByRole('button', { name: 'Clear form' }).waitFor()
    expect(await getField(page, name).inputValue()).toBe('Ada Obi')
    await page.reload()
    await expect.poll(() => getField(page, name).inputValue()).toBe('Ada Obi')
    await expect.poll(() => getField(page, message).inputValue()).toBe('How long does it keep?')
  })

  test('runs the action of a button once, however often it was pressed', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/arielle-store')
    const addButton = getAddButton(page, 'Shea Butter')
    await addButton.dblclick()
    expect(await addButton.getAttribute('aria-busy')).toBe('true')
    releaseScripts()
    await waitForAlert(page, 'Shea Butter added to order list')
    await expectHeaderProductCount(page, 1)
    expect(await addButton.getAttribute('aria-busy')).toBeNull()
    await expect.poll(() => getQuantityField(page, 'Shea Butter').inputValue()).toBe('0.5')
  })

  test.each(['/arielle-store?category=Oil', '/arielle-store?q=coconut', '/arielle-store?utm_source=x'])(
    'runs the action of a product card at %s, even if the query hides that card',
    async (path) => {
      const { page, releaseScripts } = await visitWithHeldScripts(path)
      await getAddButton(page, 'Shea Butter').click()
      releaseScripts()
      await waitForAlert(page, 'Shea Butter added to order list')
      await expectHeaderProductCount(page, 1)
      expect(getPathAndQuery(page)).toBe(path)
    },
  )

  test('chooses the pressed category within the search of the address', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/arielle-store?q=coconut')
    await page.getByRole('button', { name: 'Butter', exact: true }).click()
    releaseScripts()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Butter&q=coconut')
    expect(await getSearchBox(page).inputValue()).toBe('coconut')
  })

  test('chooses the pressed grade within the category of the address', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/arielle-store?category=Oil')
    await page.getByRole('button', { name: 'Food Grade', exact: true }).click()
    releaseScripts()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Oil&grade=food')
  })

  test('searches for what was typed within the category of the address', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/arielle-store?category=Oil')
    await getSearchBox(page).fill('coconut')
    releaseScripts()
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Oil&q=coconut')
    expect(await getSearchBox(page).inputValue()).toBe('coconut')
  })

  test('opens the menu that was pressed on a page that is not found', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/nowhere?from=flyer', phoneViewport)
    await page.getByRole('button', { name: 'Menu' }).click()
    releaseScripts()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).waitFor()
    expect(getPathAndQuery(page)).toBe('/nowhere?from=flyer')
  })

  test('submits no form, so no password gets into the address', async () => {
    const { page, releaseScripts } = await visitWithHeldScripts('/login-account')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('customer-pass-1')
    await page.getByRole('button', { name: 'ENTER' }).click()
    releaseScripts()
    // React repeats the press, and the form without an e-mail address is not sent.
    await waitForAlert(page, 'fill in all fields')
    expect(getPathAndQuery(page)).toBe('/login-account')
    expect(await password.inputValue()).toBe('customer-pass-1')
  })
})

describe('without JavaScript', () => {
  test('the content is readable, and its links work', async () => {
    const page = await visitWithoutScripts('/')
    await page.getByRole('link', { name: 'VIEW PRODUCTS' }).click()
    await page.getByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' }).waitFor()
    const card = page.getByRole('main').getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Product Details > ${name}` }).waitFor()
    expect(await page.getByRole('main').locator('img').first().evaluate(isVisibleImage)).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
    await page.getByRole('heading', { name: 'ABOUT US' }).waitFor()
  })

  test('every product is two links away from any page', async () => {
    const page = await visitWithoutScripts('/arielle-store')
    await page.getByRole('link', { name: 'all products by name' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Products' }).waitFor()
    const links = page.getByRole('main').getByRole('link')
    const everyProduct = Array.from({ length: 107 }, (_, index) => `/products/${index + 1}`)
    // The heading may arrive before the rest of the page.
    await expect.poll(async () => (await getHrefs(links)).sort()).toEqual(everyProduct.sort())
    await page.getByRole('link', { name: 'Kokum Butter', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Product Details > Kokum Butter' }).waitFor()
  })
})

const screensWithControls = [
  ['/arielle-store', /^To search, to choose a category and to keep an order list,/],
  ['/confirm-list', /^To see, change and send your order list,/],
  ['/contact-us', /^To fill in this form,/],
  ['/request-a-quote', /^To fill in this form,/],
  ['/login-account', /^To use an account,/],
  ['/change-password', /^To use an account,/],
] as const

test.each(screensWithControls)(
  'without JavaScript %s says what is missing, links to what works, and shows no control that does not',
  async (path, notice) => {
    const page = await visitWithoutScripts(path)
    const main = page.getByRole('main')
    expect(await main.locator('noscript').innerText()).toMatch(notice)
    expect(await main.getByRole('link', { name: 'send us an e-mail' }).getAttribute('href')).toMatch(
      /^mailto:.+@/,
    )
    expect(await page.getByRole('link', { name: 'write to us' }).getAttribute('href')).toMatch(/^mailto:.+@/)
    for (const role of ['button', 'textbox', 'searchbox'] as const)
      expect(await page.getByRole(role).count(), role).toBe(0)
    expect(await main.getByText('Loading your list').isVisible()).toBe(false)
    await main.getByRole('link', { name: 'the list of all products' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Products' }).waitFor()
  },
)

async function visitWithoutScripts(path: string): Promise<Page> {
  const { browser } = await getBrowserContexts()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phoneViewport })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(getSiteUrl() + path)
  return page
}

function isVisibleImage(image: Element): boolean {
  return image instanceof HTMLImageElement && Number(getComputedStyle(image).opacity) > 0
}
