import { describe, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import {
  productWithMaxLengthFields,
  productSchemaTestCases,
  validProduct,
} from '../schemas/productSchemaTestCases'
import { createProductDocumentFixture, getClientTimeOneSecondAgo } from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = 'products/84'
const customers: readonly RulesTestUserName[] = ['visitor', 'guest', 'ada', ...fakeStaffAccountNames]
const everyone: readonly RulesTestUserName[] = [...customers, 'bisi']
const seedProduct = () => seed({ [path]: { ...validProduct, updatedAt: new Date(0) } })

test.each(everyone)('%s can get a product, whether it exists or not', async (persona) => {
  await expectAllowed(firestoreAs(persona).doc(path).get())
  await seedProduct()
  await expectAllowed(firestoreAs(persona).doc(path).get())
})

test.each(everyone)('%s can list up to 500 products', async (persona) => {
  await seedProduct()
  const products = firestoreAs(persona).collection('products')
  await expectDenied(products.limit(expectedQueryLimits.products + 1).get())
  await expectDenied(products.get())
  await expectAllowed(products.limit(expectedQueryLimits.products).get())
  await expectAllowed(products.where('category', '==', 'Butter').limit(1).get())
})

test.each(customers)('%s cannot create or update a product', async (persona) => {
  await expectDenied(firestoreAs(persona).doc(path).set(createProductDocumentFixture()))
  await expectAllowed(firestoreAs('bisi').doc(path).set(createProductDocumentFixture()))
  await expectDenied(
    firestoreAs(persona)
      .doc(path)
      .set(createProductDocumentFixture({ name: 'Pear Butter' })),
  )
  await expectAllowed(
    firestoreAs('bisi')
      .doc(path)
      .set(createProductDocumentFixture({ name: 'Pear Butter' })),
  )
})

test.each(everyone)('%s cannot delete a product', async (persona) => {
  await seedProduct()
  await expectDenied(firestoreAs(persona).doc(path).delete())
  await expectAllowed(
    firestoreAs('bisi')
      .doc(path)
      .set(createProductDocumentFixture({ hidden: true })),
  )
})

describe('staff', () => {
  const set = (change: Record<string, unknown>) =>
    firestoreAs('bisi').doc(path).set(createProductDocumentFixture(change))

  test('can create and update a product with every field at its maximum length', async () => {
    await expectAllowed(
      firestoreAs('bisi').doc('products/99999').set(createProductDocumentFixture(productWithMaxLengthFields)),
    )
    await expectAllowed(
      firestoreAs('bisi').doc('products/99999').set(createProductDocumentFixture(productWithMaxLengthFields)),
    )
  })

  test.each(productSchemaTestCases)('write a product: $says', async ({ change, invalidFields }) => {
    if (invalidFields.length === 0) return expectAllowed(set(change))
    await expectDenied(set(change))
    await expectAllowed(set({}))
    await expectDenied(set(change))
  })

  test.each(['1', '10', '99999'])('can write a product with the id %s', async (id) => {
    const image = { ...validProduct.image, path: `products/${id}/a.webp` }
    await expectAllowed(
      firestoreAs('bisi').doc(`products/${id}`).set(createProductDocumentFixture({ id, image })),
    )
  })

  test.each(['0', '084', '100000', '8a', 'a', ':', '8:'])(
    'cannot write a product with the id %s',
    async (id) => {
      const image = { ...validProduct.image, path: `products/${id}/a.webp` }
      await expectDenied(
        firestoreAs('bisi').doc(`products/${id}`).set(createProductDocumentFixture({ id, image })),
      )
      const allowed = { id: '7', image: { ...image, path: 'products/7/a.webp' } }
      await expectAllowed(firestoreAs('bisi').doc('products/7').set(createProductDocumentFixture(allowed)))
    },
  )

  test.each([
    ["the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['a past time', { updatedAt: new Date(0) }],
    ['no time', { updatedAt: undefined }],
    ['an unknown field', { price: 4500 }],
    ['an unknown field in its image', { image: { ...validProduct.image, url: 'https://example.com' } }],
    ['an unknown field in its benefits', { benefits: { ...validProduct.benefits, fourth: '' } }],
  ])('cannot write a product with %s', async (_, change) => {
    await expectDenied(set(change))
    await expectAllowed(set({}))
    await expectDenied(set(change))
  })
})
