import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { holdRequests } from './holdRequests'
import { desktopViewport, getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'
const searchTermsFile = /\/search\.json$/
const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getCardNames = (page: Page) => getCards(page).getByRole('heading').allInnerTexts()
const getSearchBox = (page: Page) => page.getByPlaceholder('Search Products')
const expectStatus = (page: Page, text: string) =>
  expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toBe(text)
const waitForEmptyNotice = (page: Page) =>
  page.getByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' }).waitFor()

describe('A search', () => {
  test('fetches the other names of products, says so, and shows the product known by that word', async () => {
    const page = await visit('/robots.txt')
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto(storePath)
    await expectStatus(page, 'Showing 16 of 107 products')
    expect(requestedUrls.filter((url) => url.endsWith('/search.json'))).toEqual([])

    const release = await holdRequests(page, searchTermsFile)
    await getSearchBox(page).fill('Okwuma')
    await expectStatus(page, 'No products by that name. Checking other names…')
    release()
    await expectStatus(page, 'Showing 1 product')
    expect(await getCardNames(page)).toEqual(['Okwuma: Shea Butter'])
    expect(await page.getByRole('heading', { name: /NO ITEMS FOUND/ }).count()).toBe(0)
  })

  test('puts a product known by the word before those whose name only contains it', async () => {
    const page = await visit(`${storePath}?q=iru`)
    await expectStatus(page, 'Showing 2 products')
    expect(await getCardNames(page)).toEqual(['Irú: Locust Beans', 'Spirulina Powder'])
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Irú: Locust Beans', exact: true }).click()
    await page.getByRole('heading', { name: 'Product Details > Locust Beans' }).waitFor()
  })

  test('offers products for a use that their descriptions mention', async () => {
    const page = await visit(`${storePath}?q=beard`)
    await waitForEmptyNotice(page)
    await expectStatus(page, 'No products by that name. Showing 1 similar product.')
    expect(await getCardNames(page)).toEqual(['Jojoba Oil'])
    await page.getByText('related use').waitFor()
  })

  test('offers near spellings while the other names cannot be fetched, which the next search tries again', async () => {
    const page = await visit(storePath, { expected: /Failed to load resource/ })
    await page.route(searchTermsFile, (route) => route.fulfill({ status: 503, body: '' }))
    await getSearchBox(page).fill('shae')
    await page.getByText("We couldn't load botanical and local names").waitFor()
    expect(await getCardNames(page)).toEqual(['Shea Butter'])
    await page.unroute(searchTermsFile)
    await getSearchBox(page).fill('okwuma')
    await expect.poll(() => getCardNames(page)).toEqual(['Okwuma: Shea Butter'])
    await expect.poll(() => page.getByText("We couldn't load botanical and local names").count()).toBe(0)
  })

  test('offers near spellings accessibly, those of other categories too, and nothing without any', async () => {
    const page = await visit(`${storePath}?q=lavander`)
    await page.getByRole('heading', { name: 'Did you mean' }).waitFor()
    await waitForEmptyNotice(page)
    await expectStatus(page, 'No products by that name. Showing 2 similar products.')
    expect(await page.getByText('similar name').count()).toBe(2)
    for (const viewport of [phoneViewport, desktopViewport]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: 'Lavender Buds', exact: true }).click()
    await page.getByRole('heading', { name: 'Product Details > Lavender Buds' }).waitFor()
    await page.goBack()
    await expect.poll(() => getSearchBox(page).inputValue()).toBe('lavander')

    await page.goto(`${storePath}?category=Butter&q=neem`)
    await page.getByRole('heading', { name: 'Not in Butter, but these come close' }).waitFor()
    await expectStatus(
      page,
      'No products by that name in Butter. Showing 2 similar products from the rest of the shop.',
    )
    await page.getByText('similar name, in Oil').waitFor()
    await page.getByRole('button', { name: 'Oil', exact: true }).click()
    await expect.poll(() => getPathAndQuery(page)).toBe(`${storePath}?category=Oil&q=neem`)
    await expectStatus(page, 'Showing 1 product')

    await page.getByRole('button', { name: 'All', exact: true }).click()
    await getSearchBox(page).fill('zzzz')
    await expectStatus(page, 'No products by that name.')
    await waitForEmptyNotice(page)
    expect(await getCards(page).count()).toBe(0)
  })
})
