import { expect, test } from 'vitest'
import { productFaults } from '../../web/domain/storedProduct'
import { changed } from '../laws/case'
import { longestProduct, productCases, validProduct } from '../laws/product'

test('a product that keeps the law has no fault, nor has the longest', () => {
  expect(productFaults('84', validProduct)).toEqual([])
  expect(productFaults('99999', longestProduct)).toEqual([])
})

test.each(productCases)('a product: $says', ({ change, faults }) => {
  expect(productFaults('84', changed(validProduct, change))).toEqual(faults)
})

test.each(['0', '084', '100000', 'x', ''])('no product has the id %j', (id) => {
  const image = { ...validProduct.image, path: `products/${id}/a.webp` }
  expect(productFaults(id, { ...validProduct, id, image })).toEqual(['id'])
})
