import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { address, phone, useBrowser } from './browser'

const visit = useBrowser()
const { products } = await loadCatalogue()

const store = '/arielle-store'
const cards = (page: Page) => page.getByRole('main').getByRole('article')

describe('2. Product list (/arielle-store): a card', () => {
  test('shows its image, loaded when it comes near, and its name', async () => {
    const page = await visit(store)
    const last = cards(page).last()
    await expect.poll(() => cards(page).count()).toBe(16)
    const image = last.locator('img[loading="lazy"]')
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await last.getByRole('heading').innerText()).not.toBe('')
  })

  test('a tap on the small eye shows the words, and one more puts them away', async () => {
    const page = await visit(store, { screen: phone })
    const card = cards(page).filter({ hasText: 'Shea Butter' })
    const eye = card.getByRole('button', { name: 'Preview Shea Butter' })
    const opacity = () => card.getByText('…').evaluate(opacityOfParent)
    await eye.tap()
    await expect.poll(opacity).toBe('1')
    expect(await eye.getAttribute('aria-expanded')).toBe('true')
    await eye.tap()
    await expect.poll(opacity).toBe('0')
    expect(address(page)).toBe(store)
  })

  test('hovering shows the first 100 characters of the description, an ellipsis and an eye', async () => {
    const page = await visit(store)
    const card = cards(page).filter({ hasText: 'Shea Butter' })
    const preview = card.getByText('…')
    await card.hover()
    await expect.poll(() => preview.evaluate(opacityOfParent)).toBe('1')
    const { description = '' } = products.find(({ name }) => name === 'Shea Butter') ?? {}
    expect(description.length).toBeGreaterThan(100)
    expect(await preview.textContent()).toBe(`${description.slice(0, 100)}…`)
    await card.getByRole('link', { name: 'View Shea Butter' }).click()
    await page.getByRole('heading', { name: 'Product Details > Shea Butter' }).waitFor()
  })

  test('the keyboard reaches the overlay', async () => {
    const page = await visit(store)
    const eye = page.getByRole('link', { name: 'View Shea Butter' })
    await page.getByRole('button', { name: 'Spice', exact: true }).focus()
    while (!(await eye.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
    const preview = cards(page).filter({ hasText: 'Shea Butter' }).getByText('…')
    await expect.poll(() => preview.evaluate(opacityOfParent)).toBe('1')
  })

  test('a tap anywhere on it opens the product', async () => {
    const page = await visit(store, { screen: phone })
    await cards(page)
      .first()
      .tap({ position: { x: 20, y: 20 } })
    await page.getByRole('heading', { name: /^Product Details > / }).waitFor()
    expect(address(page)).toMatch(/^\/products\/\d+$/)
  })

  test.each([
    [1440, 0.22],
    [600, 0.48],
  ] as const)('at %i pixels a card takes %d of the row', async (width, share) => {
    const page = await visit(store, { screen: { width, height: 900 } })
    const row = await page.getByRole('main').getByRole('list').boundingBox()
    const card = await cards(page).first().boundingBox()
    expect((card?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(share, 2)
  })
})

function opacityOfParent(element: Element): string | undefined {
  return element.parentElement ? getComputedStyle(element.parentElement).opacity : undefined
}
