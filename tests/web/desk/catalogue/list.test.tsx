import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { ProductSummary } from '../../../../domain/catalogue/product'
import type { MemoryDeskOptions } from '../memory/createMemoryDesk'
import { createProductSummary, emeka } from '../memory/deskState'
import {
  createProduct,
  describeProduct,
  fill,
  getButton,
  getField,
  openCatalogue,
  publishAll,
} from './catalogueDesk'

const shea = createProductSummary('1', 'Shea Butter')
const soap: ProductSummary = { ...createProductSummary('2', 'Black Soap'), category: 'Soap' }

const getRows = () => {
  const list = within(screen.getByRole('list', { name: 'Catalogue' }))
  return list.getAllByRole('listitem').map(({ textContent }) => textContent)
}
const getCount = () => screen.getByText(/^No products$|^[\d,]+ products?\b/).textContent

async function openList(query = '', options: MemoryDeskOptions = {}) {
  const rendered = openCatalogue(query, { products: [shea, soap], ...options })
  await screen.findByText(/^No products$|^[\d,]+ products?\b/)
  return rendered
}

describe("The catalogue's list", () => {
  test('shows 50 products at first, and the next on request, with the focus on the first of them', async () => {
    const products = Array.from({ length: 60 }, (_, index) =>
      createProductSummary(`${index + 1}`, `Butter number ${index + 1}`),
    )
    const { user } = await openList('', { products })
    expect(getCount()).toBe('60 products, the first 50 shown')
    await user.click(screen.getByText('Show More'))
    expect(getCount()).toBe('60 products')
    expect(document.activeElement?.textContent).toMatch(/^Butter number 51 /)
  })

  test('finds products by name, number and other names, without marks, and keeps the search in the address', async () => {
    const otherNames = new Map([['1', ['Ẹsọ Igi']]])
    const { user, reload } = await openList('', { otherNames })
    for (const text of ['shea', '1', 'eso igi']) {
      await fill(user, 'Search products', text)
      await waitFor(() => expect(getRows()).toEqual([expect.stringMatching(/^Shea Butter #1/)]))
    }
    expect(location.search).toBe('?q=eso+igi')
    reload()
    await waitFor(() => expect(getCount()).toBe('1 product'))
    await user.type(getField('Search products'), '{Escape}')
    expect(getCount()).toBe('2 products')
  })

  test('filters by category, and leads to the form of a product', async () => {
    const { user } = await openList()
    await user.selectOptions(getField('Category'), 'Soap')
    expect(getRows()).toEqual([expect.stringMatching(/^Black Soap #2 · Soap/)])
    expect(location.search).toBe('?category=Soap')
    await user.click(screen.getByText('Black Soap'))
    expect(location.pathname).toBe('/staff/catalogue/2')
  })

  test('shows drafts as they are saved, with who works on them', async () => {
    const { desk, user } = await openList()
    await user.click(getButton('Drafts'))
    screen.getByText('No drafts')
    const product = createProduct({ name: 'Moringa Oil' })
    describeProduct(desk, product).saveAs(emeka, {})
    expect(getRows()).toEqual([expect.stringMatching(/^Moringa Oil .* New Draft by Emeka Staff at 13:00$/)])
  })

  test('shows hidden products, and marks them', async () => {
    const hidden = createProduct({ name: 'Moringa Oil', hidden: true })
    const { user } = await openList('', publishAll([hidden, createProduct()]))
    await user.click(getButton('Hidden'))
    expect(getRows()).toEqual([expect.stringMatching(/^Moringa Oil .* Hidden\s*$/)])
    expect(getButton('Hidden').getAttribute('aria-pressed')).toBe('true')
  })

  test.each([
    ['?q=zzzzzz', 'No product found'],
    ['?only=hidden', 'No hidden products'],
  ])('says what to do when nothing is found: %s', async (query, title) => {
    const { user } = await openList(query)
    screen.getByText(title)
    await user.click(getButton('Clear Filters'))
    expect(getCount()).toBe('2 products')
    expect(location.search).toBe('')
  })

  test('has what was published last if the other products cannot be loaded, until they can', async () => {
    const loadProducts = vi.fn(() => Promise.resolve([shea]))
    loadProducts.mockRejectedValueOnce(new Error('There is no connection.'))
    const { user } = await openList('', {
      ...publishAll([createProduct({ name: 'Moringa Oil' })]),
      loadProducts,
    })
    screen.getByText(/^Only drafts and what was published last are listed/)
    expect(getCount()).toBe('1 product')
    await user.click(getButton('Try Again'))
    expect(getCount()).toBe('2 products')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
