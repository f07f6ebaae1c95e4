import { describe, test } from 'vitest'
import { productWithMaxLengthFields, validProduct } from '../schemas/productSchemaTestCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import { staffClaimWithMaxLengthFields } from '../schemas/staffSchemaTestCases'
import { invalidSubmissionIds } from '../schemas/sentItemCases'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch } from './sendWithRateLimitStamp'
import {
  createProductDocumentFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  createVersionFixture,
  getClientTimeOneSecondAgo,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const versionPath = (id: string) => `products/84/versions/${id}`
const path = versionPath(createTestSentItemId('version'))

/** Publishes the product 84 in one commit with a version, which `change` can make invalid. */
const publish = (change: FieldChanges = {}, versionAt = path) =>
  commitBatch(firestoreAs('bisi'), {
    'products/84': createProductDocumentFixture(),
    [versionAt]: createVersionFixture('bisi', change),
  })

test('staff can publish a product with a version, again and again', async () => {
  await expectAllowed(publish())
  await expectAllowed(publish({}, versionPath(createTestSentItemId('second'))))
})

test('a product and its version may have every field at its maximum length', async () => {
  const by = createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields)
  const product = productWithMaxLengthFields
  const publishLargest = (name: string) =>
    commitBatch(firestoreAs('bisi'), {
      'products/99999': createProductDocumentFixture(product),
      [`products/99999/versions/${createTestSentItemId(name)}`]: createVersionFixture('bisi', {
        product,
        by,
      }),
    })
  await expectAllowed(publishLargest('first'))
  await expectAllowed(publishLargest('second'))
})

test('staff cannot create a version without its product', async () => {
  const version = { [path]: createVersionFixture('bisi') }
  await expectDenied(commitBatch(firestoreAs('bisi'), version))
  await seed({ 'products/84': createProductDocumentFixture() })
  await expectDenied(commitBatch(firestoreAs('bisi'), version))
})

test('staff cannot create a version beneath another product', () =>
  expectDenied(publish({}, `products/85/versions/${createTestSentItemId('version')}`)))

test('staff cannot create a version of a product that the rules deny', async () => {
  const documents = {
    'products/84': createProductDocumentFixture({ name: '' }),
    [path]: createVersionFixture('bisi', { product: { ...validProduct, name: '' } }),
  }
  await expectDenied(commitBatch(firestoreAs('bisi'), documents))
})

test.each<[string, FieldChanges]>([
  ['another name', { name: 'Pear Butter' }],
  ['its other names in another order', { alsoKnownAs: ['Pia', 'Persea gratissima'] }],
  ['another further photograph', { morePictures: { texture: validProduct.image } }],
  ['its certificates in another order', { certificates: validProduct.certificates.toReversed() }],
  ['another benefit', { benefits: { ...validProduct.benefits, third: 'Smells of nuts' } }],
  ['a missing field', { hidden: undefined }],
  ['a further field', { price: 4500 }],
  ['a past update time', { updatedAt: new Date(0) }],
])('staff cannot create a version of a product that was published with %s', (_, change) =>
  expectDenied(publish({ product: applyFieldChanges(validProduct, change) })),
)

describe('a version', () => {
  test.each([
    ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
    ['without a writer', { by: undefined }],
    ["with the client's time", { publishedAt: getClientTimeOneSecondAgo() }],
    ['without a time', { publishedAt: undefined }],
    ['with an unknown field', { note: 'New harvest.' }],
    ['without a product', { product: undefined }],
    ['with a text as its product', { product: 'Avocado Butter' }],
    ["with the product's update time", { product: createProductDocumentFixture() }],
  ])('cannot be created %s', (_, change) => expectDenied(publish(change)))

  test('may not have an id of another form', async () => {
    for (const id of invalidSubmissionIds.slice(0, 2)) await expectDenied(publish({}, versionPath(id)))
  })
})
