import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { getPathAndQuery, setUpBrowser, waitForErrorToast } from './setUpBrowser'

const visit = setUpBrowser()
const { products } = await loadCatalogue()

const storePath = '/arielle-store'
const categoriesInOrder = ['Seed', 'Petals', 'Herbs', 'Spice', 'Butter', 'Soap', 'Powder', 'Oil', 'Others']
const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getMoreButton = (page: Page) => page.getByRole('button', { name: 'More Products' })
const getCategoryButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getSearchBox = (page: Page) => page.getByPlaceholder('Search Products')
const getStatus = (page: Page) => page.getByRole('main').getByRole('status').innerText()
const expectPath = (page: Page, path: string) => expect.poll(() => getPathAndQuery(page)).toBe(path)
const expectCardCount = (page: Page, count: number) => expect.poll(() => getCards(page).count()).toBe(count)

async function getMatchCount(page: Page): Promise<number> {
  return Number(/(\d+) products?$/.exec(await getStatus(page))?.[1])
}

const expectMatchCount = (page: Page, count: number) => expect.poll(() => getMatchCount(page)).toBe(count)

/** Presses 'More Products', which adds 4 cards to 16, until every match is shown. */
async function showAll(page: Page) {
  const matchCount = await getMatchCount(page)
  await expectCardCount(page, Math.min(16, matchCount))
  for (let count = 16; count < matchCount; count += 4) {
    await getMoreButton(page).press('Enter')
    await expectCardCount(page, Math.min(count + 4, matchCount))
  }
}

describe('The product list (/arielle-store)', () => {
  test("has a button for 'All' and each category, which filters, ticks itself and changes the address", async () => {
    const page = await visit(storePath)
    await page.getByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' }).waitFor()
    await expect.poll(() => page.title()).toBe('Store Front')
    await expectCategories(page)
    await expectCardCount(page, 16)
    await expectActiveCategory(page, 'All')

    await getCategoryButton(page, 'Butter').click()
    await expectPath(page, `${storePath}?category=Butter`)
    await expectActiveCategory(page, 'Butter')
    const butterNames = products.filter(({ category }) => category === 'Butter').map(({ name }) => name)
    await expectMatchCount(page, butterNames.length)
    await showAll(page)
    await expect.poll(() => getCards(page).getByRole('heading').allInnerTexts()).toEqual(butterNames)
    await page.goBack()
    await expectMatchCount(page, products.length)
    expect(getPathAndQuery(page)).toBe(storePath)
  })

  test('has a button for each grade, which narrows the list and the category, and shows both grades when pressed again', async () => {
    const page = await visit(`${storePath}?grade=food`)
    const foodCount = products.filter(({ grades }) => grades.includes('food')).length
    await expectMatchCount(page, foodCount)
    const foodButton = getCategoryButton(page, 'Food Grade')
    const skinButton = getCategoryButton(page, 'Skin Care Grade')
    expect(await foodButton.getAttribute('aria-pressed')).toBe('true')
    expect(await skinButton.getAttribute('aria-pressed')).toBe('false')

    await getCategoryButton(page, 'Oil').click()
    await expectPath(page, `${storePath}?category=Oil&grade=food`)
    const foodOils = products.filter(({ category, grades }) => category === 'Oil' && grades.includes('food'))
    await expect
      .poll(() => getCards(page).getByRole('heading').allInnerTexts())
      .toEqual(foodOils.map(({ name }) => name))

    await getCards(page).first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expectPath(page, `${storePath}?category=Oil&grade=food`)
    await foodButton.click()
    await expectPath(page, `${storePath}?category=Oil`)
    expect(await foodButton.getAttribute('aria-pressed')).toBe('false')
    await page.goBack()
    await expectMatchCount(page, foodOils.length)
    await skinButton.click()
    await expectPath(page, `${storePath}?category=Oil&grade=skin`)
    expect(await foodButton.getAttribute('aria-pressed')).toBe('false')
  })

  test("leads to all products beside 'More Products'", async () => {
    const page = await visit(storePath)
    await page.getByRole('main').getByRole('link', { name: 'All Products', exact: true }).click()
    await expectPath(page, '/all-products')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect.poll(() => headings.allInnerTexts()).toEqual(categoriesInOrder)
  })

  test('searches part of the name in any case, loses no letter and adds one entry to the history', async () => {
    const page = await visit('/about-us')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
    await getSearchBox(page).pressSequentially('lavender essential oil')
    await expectPath(page, `${storePath}?q=lavender+essential+oil`)
    expect(await getSearchBox(page).inputValue()).toBe('lavender essential oil')
    await page.goBack()
    await expectPath(page, '/about-us')
    await page.goForward()
    await getSearchBox(page).fill('COCO')
    await expectPath(page, `${storePath}?q=COCO`)
    const matchCount = products.filter(({ name }) => /coco/i.test(name)).length
    await expectMatchCount(page, matchCount)
    await getCategoryButton(page, 'Butter').click()
    await expectPath(page, `${storePath}?category=Butter&q=COCO`)
    await expect.poll(() => getMatchCount(page)).toBeLessThan(matchCount)
    expect(await getCards(page).first().innerText()).toMatch(/coco/i)
  })

  test('opens a shared address with the same matches, and leads to the request form where nothing matches', async () => {
    const page = await visit(`${storePath}?category=Oil&q=coco`)
    await expect.poll(() => getSearchBox(page).inputValue()).toBe('coco')
    await expect.poll(() => getCards(page).allInnerTexts()).toEqual([expect.stringContaining('Coconut Oil')])
    await expect.poll(() => getStatus(page)).toBe('Showing 1 product')
    await getSearchBox(page).fill('zzzz')
    const notice = page.getByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' })
    await notice.getByRole('link').click()
    await expectPath(page, '/request-a-quote')
    await page.goto(`${storePath}?category=Rockets`)
    await expectCardCount(page, 16)
    await expectActiveCategory(page, 'All')
  })
})

describe('More Products', () => {
  test('adds 4 cards to 16 and counts each click until The End', async () => {
    const page = await visit(storePath)
    await expectCardCount(page, 16)
    await getMoreButton(page).press('Enter')
    await expect.poll(() => getStatus(page)).toBe('Showing 20 of 107 products')
    // New cards move the button away from the pointer, so a double click could miss it the second time.
    for (let count = 0; count < 2; count += 1) await getMoreButton(page).dispatchEvent('click')
    await expectCardCount(page, 28)

    await getCategoryButton(page, 'Oil').click()
    await expectCardCount(page, 16)
    await getMoreButton(page).click()
    await expectCardCount(page, 20)
    await getSearchBox(page).fill('oil')
    await expectCardCount(page, 16)

    await getSearchBox(page).fill('')
    await getCategoryButton(page, 'All').click()
    await expectMatchCount(page, products.length)
    await showAll(page)
    await page.getByRole('button', { name: 'The End' }).click()
    await waitForErrorToast(page, 'Sorry, No More Product to Display')
    await page.getByRole('button', { name: 'The End' }).waitFor()
    await expectCardCount(page, products.length)
    await expectMatchCount(page, products.length)
  })
})

async function expectCategories(page: Page) {
  const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect.poll(() => buttons.count()).toBeGreaterThan(1)
  expect(await buttons.allInnerTexts()).toEqual(['All', ...categoriesInOrder])
}

/** Expects this category, and no other, to be pressed and to have a tick. */
async function expectActiveCategory(page: Page, activeName: string) {
  const getTick = (name: string) =>
    getCategoryButton(page, name).evaluate((button) => getComputedStyle(button, '::before').content)
  await expect.poll(() => getTick(activeName)).toBe('""')
  expect(await getCategoryButton(page, activeName).getAttribute('aria-pressed')).toBe('true')
  expect(await getTick(activeName === 'All' ? 'Butter' : 'All')).toBe('none')
}
