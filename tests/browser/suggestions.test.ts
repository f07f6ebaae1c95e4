import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { holdRequests } from './holdRequests'
import { desktopViewport, getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const storePath = '/arielle-store'
const otherNamesFile = /\/names\.json$/
const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getCardNames = (page: Page) => getCards(page).getByRole('heading').allInnerTexts()
const getSearchBox = (page: Page) => page.getByPlaceholder('Search Products')
const expectStatus = (page: Page, text: string) =>
  expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toBe(text)
const waitForEmptyNotice = (page: Page) =>
  page.getByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' }).waitFor()

describe('A search that matches no name', () => {
  test('fetches the other names of products, says so, and offers the product that has one', async () => {
    const page = await visit('/robots.txt')
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await page.goto(`${storePath}?q=coconut`)
    await expectStatus(page, 'Showing 1 product')
    expect(requestedUrls.filter((url) => url.endsWith('/names.json'))).toEqual([])

    const release = await holdRequests(page, otherNamesFile)
    await getSearchBox(page).fill('Okwuma')
    await expectStatus(page, 'No products by that name. Looking through other names…')
    release()
    await expectStatus(page, 'No products by that name. 1 similar')
    await waitForEmptyNotice(page)
    await page.getByText('also known as Okwuma').waitFor()
    expect(await getCardNames(page)).toEqual(['Shea Butter'])
  })

  test('offers near spellings while the other names cannot be fetched, which the next search tries again', async () => {
    const page = await visit(storePath, { expected: /Failed to load resource/ })
    await page.route(otherNamesFile, (route) => route.fulfill({ status: 503, body: '' }))
    await getSearchBox(page).fill('shae')
    await page.getByText('could not be fetched just now').waitFor()
    expect(await getCardNames(page)).toEqual(['Shea Butter'])
    await page.unroute(otherNamesFile)
    await getSearchBox(page).fill('okwuma')
    await page.getByText('also known as Okwuma').waitFor()
    await expect.poll(() => page.getByText('could not be fetched just now').count()).toBe(0)
  })

  test('offers near spellings accessibly, those of other categories too, and nothing without any', async () => {
    const page = await visit(`${storePath}?q=lavander`)
    await page.getByRole('heading', { name: 'Did you mean' }).waitFor()
    await waitForEmptyNotice(page)
    await expectStatus(page, 'No products by that name. 2 similar')
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
    await page.getByRole('heading', { name: 'Not in Butter, but perhaps' }).waitFor()
    await expectStatus(page, 'No products by that name in Butter. 2 similar in other categories')
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
