import { describe, test } from 'vitest'
import {
  productSchemaTestCases,
  productWithMaxLengthFields,
  validProduct,
} from '../schemas/productSchemaTestCases'
import { validMorePictures } from '../schemas/productProofTestCases'
import { expectedQueryLimits } from '../schemas/sentItemCases'
import type { FieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { outsiders, type RulesTestUserName } from './personas'
import { createProductDocumentFixture, getClientTimeOneSecondAgo } from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = 'products/84'
const everyone = [...outsiders, 'bisi'] as const
const seedProduct = () => seed({ [path]: createProductDocumentFixture() })
const set = (persona: RulesTestUserName, change: FieldChanges = {}) =>
  firestoreAs(persona).doc(path).set(createProductDocumentFixture(change))

test.each(everyone)('%s can get a product, whether it exists or not', async (persona) => {
  await expectAllowed(firestoreAs(persona).doc(path).get())
  await seedProduct()
  await expectAllowed(firestoreAs(persona).doc(path).get())
})

test.each(everyone)('%s can list up to 500 products', async (persona) => {
  await seedProduct()
  const products = firestoreAs(persona).collection('products')
  await expectDenied(products.limit(expectedQueryLimits.products + 1).get(), products.get())
  await expectAllowed(
    products.limit(expectedQueryLimits.products).get(),
    products.where('category', '==', 'Butter').limit(1).get(),
  )
})

test.each(outsiders)('%s cannot create or update a product', async (persona) => {
  await expectDenied(set(persona))
  await seedProduct()
  await expectDenied(set(persona))
})

test.each(everyone)('%s cannot delete a product', async (persona) => {
  await seedProduct()
  await expectDenied(firestoreAs(persona).doc(path).delete())
})

describe('staff', () => {
  const setWithId = (id: string) => {
    const image = { ...validProduct.image, path: `products/${id}/a.webp` }
    const product = createProductDocumentFixture({ id, image, morePictures: { texture: image } })
    return firestoreAs('bisi').doc(`products/${id}`).set(product)
  }

  test('can create and update a product with every field at its maximum length', async () => {
    const longest = createProductDocumentFixture(productWithMaxLengthFields)
    await expectAllowed(firestoreAs('bisi').doc('products/99999').set(longest))
    await expectAllowed(firestoreAs('bisi').doc('products/99999').set(longest))
  })

  test('can create and update a valid product, from which each case below differs in one way', async () => {
    await expectAllowed(set('bisi'))
    await expectAllowed(set('bisi', { name: 'Pear Butter' }))
  })

  test.each(productSchemaTestCases)('write a product: $says', ({ change, invalidFields }) =>
    expectDecision(set('bisi', change), invalidFields.length === 0),
  )

  test.each(['1', '10', '99999'])('can write a product with the id %s', (id) => expectAllowed(setWithId(id)))

  test.each(['0', '084', '100000', '8a', 'a', ':', '8:'])('cannot write a product with the id %s', (id) =>
    expectDenied(setWithId(id)),
  )

  test.each([
    ["the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['no time', { updatedAt: undefined }],
    ['an unknown field', { price: 4500 }],
    ['an unknown field in its image', { image: { ...validProduct.image, url: 'https://example.com' } }],
    ['an unknown further photograph', { morePictures: { ...validMorePictures, label: validProduct.image } }],
    [
      'an unknown field in a further photograph',
      { morePictures: { pack: { ...validProduct.image, url: 'https://example.com' } } },
    ],
    ['an unknown field in its benefits', { benefits: { ...validProduct.benefits, fourth: '' } }],
  ])('cannot create or update a product with %s', async (_, change) => {
    await expectDenied(set('bisi', change))
    await seedProduct()
    await expectDenied(set('bisi', change))
  })
})
