import { expect, test } from 'vitest'
import {
  parseDetailedProduct,
  parseDetailedProducts,
  parseProductSummaries,
} from '../../../web/domain/catalogue/parseCatalogue'

const image = { name: 'neem', width: 640, height: 800, placeholder: 'data:' }
const neemLeaf = { id: '33', name: 'Neem Leaf', category: 'Herbs', unit: 'kg', grades: ['skin'], image }
const details = { ...neemLeaf, alsoKnownAs: [], description: 'Bitter.', benefits: {}, facts: {} }
const neemOil = { id: '70', name: 'Neem Oil', image }

test('a product has the products that it leads to', () => {
  const links = { related: [neemOil], previous: { id: '25', name: 'Lemongrass' } }
  expect(parseDetailedProduct({ ...details, links })?.links).toEqual(links)
})

test('a product published after the build leads to none', () => {
  expect(parseDetailedProduct(details)?.links).toEqual({ related: [] })
})

test('a malformed link is left out, and the others stay', () => {
  const links = {
    related: [{ id: '1', name: 'Without a picture' }, 70, neemOil],
    previous: 'x',
    next: { id: 3 },
  }
  expect(parseDetailedProduct({ ...details, links })?.links).toEqual({ related: [neemOil] })
})

test('in the file of all details, links are ids of the product list; an unknown id is left out', () => {
  const [listed] = parseProductSummaries([{ ...neemLeaf, preview: 'Bitter' }])
  const links = { related: ['33', '99'], previous: '99', next: '33' }
  const [product] = parseDetailedProducts([{ ...details, links }], (id) => (id === '33' ? listed : undefined))
  const { id, name } = neemLeaf
  expect(product?.links).toEqual({ related: [{ id, name, image }], next: { id, name } })
})
