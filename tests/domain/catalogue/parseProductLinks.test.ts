import { expect, test } from 'vitest'
import { indexDetails, parseDetailedProduct } from '../../../domain/catalogue/parseCatalogue'
import type { ProductSummary } from '../../../domain/catalogue/product'

const image = { name: 'neem', width: 640, height: 800, placeholder: 'data:' }
const neemOil: ProductSummary = {
  ...{
    id: '70',
    name: 'Neem Oil',
    category: 'Oil',
    unit: 'litre',
    grades: ['skin'],
    preview: 'Thick',
    image,
  },
}
const details = { ...neemOil, id: '33', alsoKnownAs: [], description: 'Bitter.', benefits: {}, facts: {} }

test('a product has the products and the pages that it leads to', () => {
  const pages = [{ path: '/uses/soap-making', title: 'Soap making' }]
  const links = { related: [neemOil], previous: neemOil, next: undefined, pages }
  expect(parseDetailedProduct({ ...details, links })?.links).toEqual(links)
})

test('a product published after the build leads to none', () =>
  expect(parseDetailedProduct(details)?.links).toEqual({
    ...{ related: [], previous: undefined, next: undefined, pages: [] },
  }))

test('a malformed link is left out, and the others stay', () => {
  const pages = [{ path: '/uses/soups' }, null, { path: '/uses/baking', title: 'Baking' }]
  const links = { related: [{ ...neemOil, image: null }, 70, neemOil], previous: 'x', next: { id: 3 }, pages }
  const parsed = parseDetailedProduct({ ...details, links })?.links
  expect(parsed?.related).toEqual([neemOil])
  expect(parsed?.pages).toEqual(pages.slice(2))
})

test('in the file of all details, links are ids of the product list; an unknown id is left out', () => {
  const links = { related: ['70', '99'], previous: '99', next: '70' }
  const entry = indexDetails([null, { ...details, links }]).get('33')
  const product = parseDetailedProduct(entry, (id) => (id === '70' ? neemOil : undefined))
  expect(product?.links).toEqual({ related: [neemOil], previous: undefined, next: neemOil, pages: [] })
})
