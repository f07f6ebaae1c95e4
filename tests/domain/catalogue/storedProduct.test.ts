import { expect, test } from 'vitest'
import { findProductErrors } from '../../../domain/catalogue/storedProduct'
import { applyFieldChanges } from '../../schemas/schemaCase'
import {
  productWithMaxLengthFields,
  productSchemaTestCases,
  validProduct,
} from '../../schemas/productSchemaTestCases'

test('finds no errors in a valid product, with fields of any length within the limits', () => {
  expect(findProductErrors('84', validProduct)).toEqual([])
  expect(findProductErrors('99999', productWithMaxLengthFields)).toEqual([])
})

test.each(productSchemaTestCases)('a product: $says', ({ change, invalidFields }) =>
  expect(findProductErrors('84', applyFieldChanges(validProduct, change))).toEqual(invalidFields),
)

test.each(['0', '084', '100000', 'x', ''])('rejects the id %j', (id) => {
  const image = { ...validProduct.image, path: `products/${id}/a.webp` }
  expect(findProductErrors(id, { ...validProduct, id, image, morePictures: { texture: image } })).toEqual([
    'id',
  ])
})
