import { describe, test } from 'vitest'
import { productWithMaxLengthFields, validProduct } from '../schemas/productSchemaTestCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import {
  staffClaimSchemaTestCases,
  staffClaimWithMaxLengthFields,
} from '../schemas/staffReplySchemaTestCases'
import { invalidSubmissionIds, validSubmissionIds } from '../schemas/submissionIdCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch } from './sendWithRateLimitStamp'
import {
  createProductDocumentFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  createVersionFixture,
  getClientTimeOneSecondAgo,
} from './testDocuments'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const versions = 'products/84/versions'

/** Publishes the product 84 in one commit with a version, which `change` can make invalid. */
const publish = (change: FieldChanges = {}, id = createTestSentItemId('version')) =>
  commitBatch(firestoreAs('bisi'), {
    'products/84': createProductDocumentFixture(),
    [`${versions}/${id}`]: createVersionFixture('bisi', change),
  })

test.each<[string, FieldChanges]>([
  ['another name', { name: 'Pear Butter' }],
  ['another name in alsoKnownAs', { alsoKnownAs: ['Persea gratissima', 'Pear'] }],
  ['its other names in another order', { alsoKnownAs: ['Pia', 'Persea gratissima'] }],
  ['another benefit', { benefits: { ...validProduct.benefits, third: 'Smells of nuts' } }],
  ['another placeholder', { image: { ...validProduct.image, placeholder: '' } }],
  ['a missing field', { hidden: undefined }],
  ['a further field', { price: 4500 }],
  ['a past update time', { updatedAt: new Date(0) }],
])('staff cannot create a version of a product that was published with %s', async (_, change) => {
  await expectDenied(publish({ product: applyFieldChanges(validProduct, change) }))
  await expectAllowed(publish())
})

test("staff cannot create a version with the product's update time", async () => {
  const product = createProductDocumentFixture()
  await expectDenied(publish({ product }))
  await expectAllowed(publish())
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

describe('a version', () => {
  test.each(validSubmissionIds)('may have the id %s', async (id) => {
    await expectAllowed(publish({}, id))
  })

  test.each(invalidSubmissionIds)('may not have the id %s', async (id) => {
    await expectDenied(publish({}, id))
    await expectAllowed(publish())
  })

  test.each(staffClaimSchemaTestCases)('of a writer: $says', async ({ change, invalidFields }) => {
    const by = createStaffClaimFixture('bisi', change)
    await expectDecision(publish({ by }), invalidFields.length === 0)
    if (invalidFields.length > 0) await expectAllowed(publish())
  })

  test.each([
    ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
    ['without a uid', { by: createStaffClaimFixture('bisi', { uid: undefined }) }],
    ['with an unknown field of its writer', { by: createStaffClaimFixture('bisi', { role: 'admin' }) }],
    ['without a writer', { by: undefined }],
    ["with the client's time", { publishedAt: getClientTimeOneSecondAgo() }],
    ['with a past time', { publishedAt: new Date(0) }],
    ['with a time as a number', { publishedAt: Date.now() }],
    ['without a time', { publishedAt: undefined }],
    ['with an unknown field', { note: 'New harvest.' }],
    ['without a product', { product: undefined }],
    ['with a text as its product', { product: 'Avocado Butter' }],
  ])('cannot be created %s', async (_, change) => {
    await expectDenied(publish(change))
    await expectAllowed(publish())
  })
})
