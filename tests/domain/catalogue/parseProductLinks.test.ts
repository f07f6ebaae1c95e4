import { expect, test } from 'vitest'
import { parseDetailedProduct, parseDetailedProducts } from '../../../domain/catalogue/parseCatalogue'
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

test('a product has the products that it leads to', () => {
  const links = { related: [neemOil], previous: neemOil, next: undefined }
  expect(parseDetailedProduct({ ...details, links })?.links).toEqual(links)
})

test('a product published after the build leads to none', () =>
  expect(parseDetailedProduct(details)?.links).toEqual({ related: [], previous: undefined, next: undefined }))

test('a malformed link is left out, and the others stay', () => {
  const links = { related: [{ ...neemOil, image: null }, 70, neemOil], previous: 'x', next: { id: 3 } }
  expect(parseDetailedProduct({ ...details, links })?.links.related).toEqual([neemOil])
})

test('in the file of all details, links are ids of the product list; an unknown id is left out', () => {
  const links = { related: ['70', '99'], previous: '99', next: '70' }
  const [product] = parseDetailedProducts([{ ...details, links }], (id) =>
    id === '70' ? neemOil : undefined,
  )
  expect(product?.links).toEqual({ related: [neemOil], previous: undefined, next: neemOil })
})
