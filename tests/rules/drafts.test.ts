import { describe, test } from 'vitest'
import { validImage } from '../schemas/imageFieldTestCases'
import {
  draftFieldsWithMaxLength,
  draftSchemaTestCases,
  validDraftFields,
  validProduct,
} from '../schemas/productSchemaTestCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import { staffClaimWithMaxLengthFields } from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  createDraftFixture,
  createStaffClaimFixture,
  createProductDocumentFixture,
  getClientTimeOneSecondAgo,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const draft = firestoreAs('bisi').doc('drafts/84')
const set = (change: FieldChanges = {}) => draft.set(createDraftFixture('bisi', change))
const setProduct = (change: FieldChanges) => set({ product: applyFieldChanges(validDraftFields, change) })

describe('a draft', () => {
  test('may have every field at its maximum length, and no field', async () => {
    const product = draftFieldsWithMaxLength
    const by = createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields)
    const longest = createDraftFixture('bisi', { product, by })
    await expectAllowed(firestoreAs('bisi').doc('drafts/99999').set(longest))
    await expectAllowed(firestoreAs('bisi').doc('drafts/99999').set(longest))
    await expectAllowed(set({ product: {} }))
  })

  test('may be of a product that is published', async () => {
    await seed({ 'products/84': createProductDocumentFixture() })
    await expectAllowed(set())
  })

  test.each(draftSchemaTestCases)('of a product: $says', ({ change, invalidFields }) =>
    expectDecision(setProduct(change), invalidFields.length === 0),
  )

  test.each([
    ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
    ['without a writer', { by: undefined }],
    ["with the writer's name alone", { by: 'Bisi' }],
    ["with the client's time", { savedAt: getClientTimeOneSecondAgo() }],
    ['without a time', { savedAt: undefined }],
    ['with an unknown field', { note: 'Almost done.' }],
    ['without a product', { product: undefined }],
    ['with a text as its product', { product: 'Avocado Butter' }],
  ])('cannot be written %s', (_, change) => expectDenied(set(change)))

  test.each([
    ["the product's id", { id: '84' }],
    ['an update time', { updatedAt: new Date(0) }],
    ['an unknown field', { price: 4500 }],
    ['an unknown field in its image', { image: { ...validImage, url: 'https://example.com' } }],
    ['an unknown further photograph', { morePictures: { label: validImage } }],
    ['an unknown field in its benefits', { benefits: { ...validProduct.benefits, fourth: '' } }],
  ])('cannot be of a product with %s', (_, change) => expectDenied(setProduct(change)))

  test.each(['0', 'a'])('may not have the id %s', (id) =>
    expectDenied(
      firestoreAs('bisi')
        .doc(`drafts/${id}`)
        .set(createDraftFixture('bisi', { product: {} })),
    ),
  )

  test('keeps its law when it is updated: writer, time and product', async () => {
    await seed({ 'drafts/84': createDraftFixture('chidi') })
    const { by, savedAt } = createDraftFixture('bisi')
    await expectDenied(draft.update({ product: {}, savedAt }), draft.update({ product: {}, by }))
    await expectDenied(draft.update({ product: { price: 4500 }, by, savedAt }))
    await expectAllowed(draft.update({ product: {}, by, savedAt }))
  })
})
