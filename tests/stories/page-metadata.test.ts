import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { businessDetails } from '../../domain/site/businessDetails'
import { setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const readCanonicalPath = (page: Page) =>
  page.evaluate(
    (siteUrl) =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.replace(siteUrl, '') ?? null,
    businessDetails.siteUrl,
  )
const readDescription = (page: Page) => page.locator('meta[name=description]').getAttribute('content')

test('a category has its own title, description and canonical address; a search in it has those of the category', async () => {
  const page = await visit('/arielle-store')
  await expect.poll(() => readCanonicalPath(page)).toBe('/arielle-store')
  const descriptions = new Set([await readDescription(page)])
  const categories = (
    await page.getByRole('group', { name: 'Category' }).getByRole('button').allInnerTexts()
  ).slice(1)
  expect(categories).toHaveLength(9)
  for (const category of categories) {
    await page.getByRole('button', { name: category, exact: true }).click()
    await expect.poll(() => page.title()).toBe(`${category} | Store Front | Arielle Organics`)
    expect(await readCanonicalPath(page)).toBe(`/arielle-store?category=${category}`)
    const description = (await readDescription(page)) ?? ''
    expect(description.length).toBeLessThanOrEqual(160)
    descriptions.add(description)
  }
  expect(descriptions.size).toBe(10)
  await page.goto('/arielle-store?category=Oil&q=coco')
  await expect.poll(() => page.title()).toBe('Oil | Store Front | Arielle Organics')
  expect(await readCanonicalPath(page)).toBe('/arielle-store?category=Oil')
})

test('a grade has its own title, description and canonical address; within a category the category has them', async () => {
  const page = await visit('/arielle-store?grade=food')
  await expect.poll(() => page.title()).toBe('Food Grade | Store Front | Arielle Organics')
  expect(await readCanonicalPath(page)).toBe('/arielle-store?grade=food')
  expect(await readDescription(page)).toMatch(/^Seeds, spices, herbs, powders and oils of food grade/)
  await page.getByRole('button', { name: 'Oil', exact: true }).click()
  await expect.poll(() => page.title()).toBe('Oil | Store Front | Arielle Organics')
  expect(await readCanonicalPath(page)).toBe('/arielle-store?category=Oil')
})

test('the canonical address follows the visitor from page to page; a page that is not listed has none', async () => {
  const page = await visit('/about-us')
  expect(await readCanonicalPath(page)).toBe('/about-us')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect.poll(() => readCanonicalPath(page)).toBe('/contact-us')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Order List/ })
    .click()
  await expect.poll(() => readCanonicalPath(page)).toBeNull()
})
