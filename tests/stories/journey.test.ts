import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { getPathAndQuery, desktopViewport, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const readNames = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
const countProducts = async (page: Page) => (await readNames(page)).length
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.each([
  ['a phone', phoneViewport],
  ['a desktop', desktopViewport],
])(
  'on %s a visitor walks the catalogue of 107: list, more, category, search, detail and back',
  async (_, screen) => {
    const page = await visit('/', { screen })
    await page.getByRole('link', { name: 'Visit Products' }).click()
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toBe('Showing 16 of 107 products')

    await press(page, 'More Products')
    await expect.poll(() => countProducts(page)).toBe(20)

    await press(page, 'Butter')
    await expect.poll(() => page.getByRole('button', { name: 'The End' }).count()).toBe(1)
    const butters = await readNames(page)
    expect(butters).toContain('Avocado Butter')

    await page.getByPlaceholder('Search Products').fill('avocado')
    await expect.poll(() => readNames(page)).toEqual(['Avocado Butter'])
    await expect.poll(() => getPathAndQuery(page)).toBe('/arielle-store?category=Butter&q=avocado')

    await page.getByRole('link', { name: 'Avocado Butter', exact: true }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Avocado Butter$/)
    expect(getPathAndQuery(page)).toBe('/products/84')
    await expect
      .poll(() => page.getByText('Made from avocado oil hardened with vegetable fat').count())
      .toBe(1)

    await page.getByRole('link', { name: 'Back to Products' }).click()
    await expect.poll(() => readNames(page)).toEqual(['Avocado Butter'])
  },
)
