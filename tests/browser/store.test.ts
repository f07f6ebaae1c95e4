import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { address, saidAsError, useBrowser } from './browser'

const visit = useBrowser()
const { products } = await loadCatalogue()

const store = '/arielle-store'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const more = (page: Page) => page.getByRole('button', { name: 'More Products' })
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByPlaceholder('Search Products')
const count = (page: Page) => cards(page).count()

/** Presses 'More Products' until every match is shown. */
async function showAll(page: Page) {
  const all = await total(page)
  for (let shown = await count(page); shown < all; shown = await count(page)) {
    await more(page).click()
    await expect.poll(() => count(page)).toBeGreaterThan(shown)
  }
}

async function total(page: Page): Promise<number> {
  const text = await page.getByRole('main').getByRole('status').innerText()
  return Number(/(\d+) products?$/.exec(text)?.[1])
}

test("2. Product list (/arielle-store): the title is 'Store Front', the heading 'VIEW ALL PRODUCTS'", async () => {
  const page = await visit(store)
  await page.getByRole('heading', { level: 1, name: 'VIEW ALL PRODUCTS' }).waitFor()
  await expect.poll(() => page.title()).toBe('Store Front')
})

describe('2. Product list (/arielle-store): category buttons', () => {
  test('the active one bears a tick', async () => {
    const page = await visit(`${store}?category=Soap`)
    const mark = (name: string) =>
      category(page, name).evaluate((button) => getComputedStyle(button, '::before').content)
    await expect.poll(() => mark('Soap')).toBe('""')
    expect(await mark('All')).toBe('none')
  })

  test("'All' first and active, then each distinct category", async () => {
    const page = await visit(store)
    const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect.poll(() => buttons.count()).toBeGreaterThan(1)
    const [first, ...rest] = await buttons.allInnerTexts()
    expect(first).toBe('All')
    expect(rest.toSorted()).toEqual([
      'Butter',
      'Herbs',
      'Oil',
      'Others',
      'Petals',
      'Powder',
      'Seed',
      'Soap',
      'Spice',
    ])
    expect(await category(page, 'All').getAttribute('aria-pressed')).toBe('true')
  })

  test('a category shows only that category, in the address too, and Back undoes it', async () => {
    const page = await visit(store)
    await expect.poll(() => count(page)).toBe(16)
    const all = await total(page)
    await category(page, 'Butter').click()
    await expect.poll(() => address(page)).toBe(`${store}?category=Butter`)
    expect(await category(page, 'Butter').getAttribute('aria-pressed')).toBe('true')
    const butters = products.filter((product) => product.category === 'Butter').map(({ name }) => name)
    await expect.poll(() => total(page)).toBe(butters.length)
    await showAll(page)
    await expect.poll(() => cards(page).getByRole('heading').allInnerTexts()).toEqual(butters)
    await page.goBack()
    await expect.poll(() => total(page)).toBe(all)
    expect(address(page)).toBe(store)
  })

  test('a category that nobody knows falls back to All', async () => {
    const page = await visit(`${store}?category=Rockets`)
    await expect.poll(() => count(page)).toBe(16)
    expect(await category(page, 'All').getAttribute('aria-pressed')).toBe('true')
  })
})

describe('2. Product list (/arielle-store): search box', () => {
  test('case-insensitive part of the name, combined with the category, kept in the address', async () => {
    const page = await visit(store)
    await search(page).pressSequentially('COCO')
    await expect.poll(() => address(page)).toBe(`${store}?q=COCO`)
    const everywhere = products.filter(({ name }) => /coco/i.test(name)).length
    await expect.poll(() => total(page)).toBe(everywhere)
    await category(page, 'Butter').click()
    await expect.poll(() => address(page)).toBe(`${store}?category=Butter&q=COCO`)
    await expect.poll(() => total(page)).toBeLessThan(everywhere)
    expect(await cards(page).first().innerText()).toMatch(/coco/i)
  })

  test('fast typing loses no letter and leaves one entry in the history', async () => {
    const page = await visit('/about-us')
    await page.goto(store)
    await search(page).pressSequentially('lavender essential oil')
    await expect.poll(() => address(page)).toBe(`${store}?q=lavender+essential+oil`)
    expect(await search(page).inputValue()).toBe('lavender essential oil')
    await page.goBack()
    await expect.poll(() => address(page)).toBe('/about-us')
  })

  test('a shared address opens the same list', async () => {
    const page = await visit(`${store}?category=Oil&q=coco`)
    await expect.poll(() => search(page).inputValue()).toBe('coco')
    await expect.poll(() => cards(page).allInnerTexts()).toEqual([expect.stringContaining('Coconut Oil')])
    await expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toBe('Showing 1 product')
  })

  test("nothing matches: 'NO ITEMS FOUND, Request Product(s)' leads to the request page", async () => {
    const page = await visit(`${store}?q=zzzz`)
    const notice = page.getByRole('heading', { name: 'NO ITEMS FOUND, Request Product(s)' })
    await notice.getByRole('link').click()
    await expect.poll(() => address(page)).toBe('/request-a-quote')
  })
})

describe('4. Product list paging', () => {
  test('by keyboard the focus stays on the button and the count is told', async () => {
    const page = await visit(store)
    await more(page).press('Enter')
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toBe('Showing 20 of 107 products')
    await page.keyboard.press('Enter')
    await expect.poll(() => count(page)).toBe(24)
  })

  test('each of two quick clicks counts', async () => {
    const page = await visit(store)
    await more(page).dblclick()
    await expect.poll(() => count(page)).toBe(24)
  })

  test("16 cards at first, each click adds 4, 'The End' when all are shown, then the toast", async () => {
    const page = await visit(store)
    await expect.poll(() => count(page)).toBe(16)
    await more(page).click()
    await expect.poll(() => count(page)).toBe(20)
    await showAll(page)
    await expect.poll(() => count(page)).toBe(products.length)
    await page.getByRole('button', { name: 'The End' }).click()
    await saidAsError(page, 'Sorry, No More Product to Display')
    await page.getByRole('button', { name: 'The End' }).waitFor()
    expect([await count(page), await total(page)]).toEqual([products.length, products.length])
  })

  test('changing category or search starts at 16 again', async () => {
    const page = await visit(store)
    await more(page).click()
    await expect.poll(() => count(page)).toBe(20)
    await category(page, 'Oil').click()
    await expect.poll(() => count(page)).toBe(16)
    await more(page).click()
    await expect.poll(() => count(page)).toBe(20)
    await search(page).fill('oil')
    await expect.poll(() => count(page)).toBe(16)
  })
})
