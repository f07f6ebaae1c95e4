import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()
const { products } = await loadCatalogue()

const storePath = '/arielle-store'
const getCards = (page: Page) => page.getByRole('main').getByRole('article')
const getCard = (page: Page) => getCards(page).filter({ hasText: 'Shea Butter' })
const getPreview = (page: Page) => getCard(page).getByText('…')
const getPreviewOpacity = (page: Page) =>
  getPreview(page).evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).opacity)

describe('A product card', () => {
  test('loads its image when it comes near, and takes 22 % of a wide row and 48 % of a narrow one', async () => {
    const page = await visit(storePath)
    await expect.poll(() => getCards(page).count()).toBe(16)
    const lastCard = getCards(page).last()
    await lastCard.scrollIntoViewIfNeeded()
    const image = lastCard.locator('img[loading="lazy"]')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await lastCard.getByRole('heading').innerText()).not.toBe('')
    for (const [width, share] of [
      [1440, 0.22],
      [600, 0.48],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const row = await page.getByRole('main').getByRole('list').boundingBox()
      const card = await getCards(page).first().boundingBox()
      expect((card?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(share, 2)
    }
  })

  test('shows keyboard and mouse the first 100 characters of the description and a link to the product', async () => {
    const page = await visit(storePath)
    const link = page.getByRole('link', { name: 'View Shea Butter' })
    await page.getByRole('button', { name: 'Spice', exact: true }).focus()
    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab')
    await expect.poll(() => getPreviewOpacity(page)).toBe('1')
    await page.getByRole('button', { name: 'Spice', exact: true }).focus()
    await expect.poll(() => getPreviewOpacity(page)).toBe('0')
    await getCard(page).hover()
    await expect.poll(() => getPreviewOpacity(page)).toBe('1')
    const { description = '' } = products.find(({ name }) => name === 'Shea Butter') ?? {}
    expect(description.length).toBeGreaterThan(100)
    expect(await getPreview(page).textContent()).toBe(`${description.slice(0, 100)}…`)
    await link.click()
    await page.getByRole('heading', { name: 'Product Details > Shea Butter' }).waitFor()
  })

  test('shows and hides the preview by a tap on its eye, and opens by a tap anywhere else', async () => {
    const page = await visit(storePath, { screen: phoneViewport })
    const eye = getCard(page).getByRole('button', { name: 'Preview Shea Butter' })
    await eye.tap()
    await expect.poll(() => getPreviewOpacity(page)).toBe('1')
    expect(await eye.getAttribute('aria-expanded')).toBe('true')
    await eye.tap()
    await expect.poll(() => getPreviewOpacity(page)).toBe('0')
    expect(getPathAndQuery(page)).toBe(storePath)
    await getCards(page)
      .first()
      .tap({ position: { x: 20, y: 20 } })
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    expect(getPathAndQuery(page)).toMatch(/^\/products\/\d+$/)
  })
})
