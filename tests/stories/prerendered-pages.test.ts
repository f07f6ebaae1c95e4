import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { getHrefs } from './authScreens'
import { gotoWithHeldScripts } from './holdRequests'
import { getAddButton, expectHeaderProductCount, getQuantityField } from './orderListPage'
import {
  desktopViewport,
  getPathAndQuery,
  getSiteUrl,
  phoneViewport,
  setUpBrowser,
  waitForAlert,
  getTextField,
} from './setUpBrowser'
import { getBrowserContexts } from './sharedBrowser'

const visit = setUpBrowser()

const getSearchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search Products' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openTab(screen = desktopViewport) {
  const page = await visit('about:blank', { screen, expected: /status of 404/ })
  /** Opens a page, acts before its scripts have arrived, and lets them arrive. */
  const actEarly = async (path: string, act: () => Promise<unknown>) => {
    const { releaseScripts } = await gotoWithHeldScripts(page, path)
    await act()
    releaseScripts()
  }
  return { page, actEarly }
}

describe('Before the scripts of a prerendered page have arrived', () => {
  test('a search that is typed or submitted, a category and a grade count, within the address', async () => {
    const { page, actEarly } = await openTab()
    const search = () => getSearchBox(page).fill('coconut')
    for (const [path, act, expected] of [
      ['/arielle-store', search, '?q=coconut'],
      ['/arielle-store?category=Oil', search, '?category=Oil&q=coconut'],
      ['/arielle-store', () => search().then(() => getSearchBox(page).press('Enter')), '?q=coconut'],
      ['/arielle-store?q=coconut', () => press(page, 'Butter'), '?category=Butter&q=coconut'],
      ['/arielle-store?category=Oil', () => press(page, 'Food Grade'), '?category=Oil&grade=food'],
    ] as const) {
      await actEarly(path, act)
      await expect.poll(() => getPathAndQuery(page)).toBe(`/arielle-store${expected}`)
      const searched = new URLSearchParams(expected).get('q') ?? ''
      expect(await getSearchBox(page).inputValue()).toBe(searched)
    }
  })

  test('a press runs the action of its button once, however often it was pressed', async () => {
    const { page, actEarly } = await openTab()
    const addButton = getAddButton(page, 'Shea Butter')
    await actEarly('/arielle-store', async () => {
      await addButton.dblclick()
      expect(await addButton.getAttribute('aria-busy')).toBe('true')
    })
    await waitForAlert(page, 'Shea Butter added to order list')
    await expectHeaderProductCount(page, 1)
    expect(await addButton.getAttribute('aria-busy')).toBeNull()
    await expect.poll(() => getQuantityField(page, 'Shea Butter').inputValue()).toBe('0.5')
    await actEarly('/arielle-store?utm_source=x', () => getAddButton(page, 'Coconut Oil').click())
    await waitForAlert(page, 'Coconut Oil added')
    expect(getPathAndQuery(page)).toBe('/arielle-store?utm_source=x')
  })

  test('the menu opens on a page that is not found, a form keeps its input, and no form submits a password', async () => {
    const { page, actEarly } = await openTab(phoneViewport)
    await actEarly('/nowhere?from=flyer', () => press(page, 'Menu'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).waitFor()
    expect(getPathAndQuery(page)).toBe('/nowhere?from=flyer')

    for (const [path, name, message] of [
      ['/contact-us', 'Full Name', 'Message'],
      ['/request-a-quote', 'Name', 'Product List'],
    ] as const) {
      await actEarly(path, async () => {
        await getTextField(page, name).fill('Ada Obi')
        await getTextField(page, message).fill('How long does it keep?')
      })
      await page.getByRole('button', { name: 'Clear form' }).waitFor()
      await page.reload()
      await expect.poll(() => getTextField(page, name).inputValue()).toBe('Ada Obi')
      await expect.poll(() => getTextField(page, message).inputValue()).toBe('How long does it keep?')
    }

    const password = page.getByLabel('Password', { exact: true })
    await actEarly('/login-account', async () => {
      await password.fill('customer-pass-1')
      await press(page, 'ENTER')
    })
    // React repeats the press, and the form without an e-mail address is not sent.
    await waitForAlert(page, 'fill in all fields')
    expect(getPathAndQuery(page)).toBe('/login-account')
    expect(await password.inputValue()).toBe('customer-pass-1')
  })

  test("'Remember my details' counts when it is ticked", async () => {
    const { page, actEarly } = await openTab()
    const checkbox = page.getByRole('checkbox', { name: 'Remember my details on this device' })
    await actEarly('/request-a-quote', async () => {
      await getTextField(page, 'Name').fill('Ada Obi')
      await checkbox.check()
    })
    await page.getByRole('button', { name: 'Forget my details' }).waitFor()
    expect(await checkbox.isChecked()).toBe(true)
  })

  test('the opening state has its room, and is empty', async () => {
    const { page, actEarly } = await openTab()
    const state = page.getByRole('contentinfo').locator('dl + div')
    let height: number | undefined
    await actEarly('/', async () => {
      // The footer is laid out when it is in view.
      await state.scrollIntoViewIfNeeded()
      expect(await state.textContent()).toBe('')
      height = (await state.boundingBox())?.height
    })
    await expect.poll(() => state.textContent()).toMatch(/^We/)
    expect((await state.boundingBox())?.height).toBe(height)
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

describe('Without JavaScript', () => {
  test('the content is readable, its links work, and every product is two links away from any page', async () => {
    const page = await openTabWithoutScripts()
    await page.goto('/')
    await page.getByRole('link', { name: 'VIEW PRODUCTS' }).click()
    await page.getByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' }).waitFor()
    const card = page.getByRole('main').getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Product Details > ${name}` }).waitFor()
    expect(await page.getByRole('main').locator('img').first().evaluate(isVisibleImage)).toBe(true)

    await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click()
    await page.getByRole('heading', { level: 1, name: 'All Products' }).waitFor()
    const links = page.getByRole('main').locator('a[href^="/products/"]')
    const everyProduct = Array.from({ length: 107 }, (_, index) => `/products/${index + 1}`)
    // The heading may arrive before the rest of the page.
    await expect.poll(async () => (await getHrefs(links)).sort()).toEqual(everyProduct.sort())
  })

  test('a screen with controls says what is missing, links to what works, and shows no control that does not', async () => {
    const page = await openTabWithoutScripts()
    for (const [path, notice] of screensWithControls) {
      await page.goto(path)
      const main = page.getByRole('main')
      expect(await main.locator('noscript').innerText(), path).toMatch(notice)
      expect(await getHrefs(main.getByRole('link', { name: 'send us an e-mail' })), path).toEqual([
        expect.stringMatching(/^mailto:.+@/),
      ])
      for (const role of ['button', 'textbox', 'searchbox'] as const)
        expect(await page.getByRole(role).count(), `${path} ${role}`).toBe(0)
      expect(await main.getByText('Loading your list').isVisible()).toBe(false)
      expect(await getHrefs(main.getByRole('link', { name: 'the list of all products' })), path).toEqual([
        '/all-products',
      ])
    }
  })
})

async function openTabWithoutScripts(): Promise<Page> {
  const { browser } = await getBrowserContexts()
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: phoneViewport, baseURL: getSiteUrl() },
  })
  onTestFinished(() => context.close())
  return context.newPage()
}

function isVisibleImage(image: Element): boolean {
  return image instanceof HTMLImageElement && Number(getComputedStyle(image).opacity) > 0
}
