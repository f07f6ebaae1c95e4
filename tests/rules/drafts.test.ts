import { describe, test } from 'vitest'
import {
  draftFieldsWithMaxLength,
  draftSchemaTestCases,
  validDraftFields,
} from '../schemas/draftSchemaTestCases'
import { validImage } from '../schemas/imageFieldTestCases'
import { validBenefits } from '../schemas/productFieldTestCases'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import {
  staffClaimSchemaTestCases,
  staffClaimWithMaxLengthFields,
} from '../schemas/staffReplySchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { fakeStaffAccountNames, type RulesTestUserName } from './personas'
import {
  createDraftFixture,
  createStaffClaimFixture,
  createStoredDraftFixture,
  createStoredProductFixture,
  getClientTimeOneSecondAgo,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = 'drafts/84'
const staff = ['bisi', 'chidi'] as const
const accountsWithoutDrafts = ['guest', 'ada', ...fakeStaffAccountNames] as const
const outsiders: readonly RulesTestUserName[] = ['visitor', ...accountsWithoutDrafts]
const seedDraft = () => seed({ [path]: createStoredDraftFixture('chidi') })
const set = (change: FieldChanges = {}) =>
  firestoreAs('bisi').doc(path).set(createDraftFixture('bisi', change))
const setProduct = (change: FieldChanges) => set({ product: applyFieldChanges(validDraftFields, change) })

test.each(staff)('%s can get a draft, whether it exists or not', async (persona) => {
  await expectAllowed(firestoreAs(persona).doc(path).get())
  await seedDraft()
  await expectAllowed(firestoreAs(persona).doc(path).get())
})

test.each(outsiders)('%s cannot get a draft', async (persona) => {
  await expectDenied(firestoreAs(persona).doc(path).get())
  await seedDraft()
  await expectDenied(firestoreAs(persona).doc(path).get())
  await expectAllowed(firestoreAs('bisi').doc(path).get())
})

test.each(staff)('%s can list up to 500 drafts', async (persona) => {
  await seedDraft()
  const all = firestoreAs(persona).collection('drafts')
  await expectDenied(all.limit(expectedQueryLimits.products + 1).get())
  await expectDenied(all.get())
  await expectAllowed(all.limit(expectedQueryLimits.products).get())
  await expectAllowed(all.orderBy('savedAt', 'desc').limit(expectedQueryLimits.products).get())
})

test.each(outsiders)('%s cannot list drafts', async (persona) => {
  const listOne = (reader: RulesTestUserName) => firestoreAs(reader).collection('drafts').limit(1).get()
  await expectDenied(listOne(persona))
  await seedDraft()
  await expectDenied(listOne(persona))
  await expectAllowed(listOne('bisi'))
})

test.each(staff)('%s can create, update and delete a draft, and create it again', async (persona) => {
  const draft = firestoreAs(persona).doc(path)
  await expectAllowed(draft.set(createDraftFixture(persona)))
  await expectAllowed(draft.set(createDraftFixture(persona, { product: {} })))
  await expectAllowed(draft.delete())
  await expectAllowed(draft.set(createDraftFixture(persona)))
})

test('staff can draft a product that is published', async () => {
  await seed({ 'products/84': createStoredProductFixture() })
  await expectAllowed(set())
})

test('staff can update and delete the draft of a colleague', async () => {
  await seedDraft()
  await expectAllowed(set({ product: { name: 'Pear Butter' } }))
  await expectAllowed(firestoreAs('chidi').doc(path).delete())
})

test.each(accountsWithoutDrafts)('%s cannot create or update a draft in their own name', async (persona) => {
  const draft = firestoreAs(persona).doc(path)
  await expectDenied(draft.set(createDraftFixture(persona)))
  await expectAllowed(set())
  await expectDenied(draft.set(createDraftFixture(persona)))
  await expectAllowed(set())
})

test.each(outsiders)('%s cannot create or update a draft in the name of staff', async (persona) => {
  const draft = firestoreAs(persona).doc(path)
  await expectDenied(draft.set(createDraftFixture('bisi')))
  await expectAllowed(set())
  await expectDenied(draft.set(createDraftFixture('bisi')))
  await expectAllowed(set())
})

test.each(outsiders)('%s cannot delete a draft', async (persona) => {
  await seedDraft()
  await expectDenied(firestoreAs(persona).doc(path).delete())
  await expectAllowed(firestoreAs('bisi').doc(path).delete())
})

test.each(['1', '10', '99999'])('the id may be %s', async (id) => {
  await expectAllowed(
    firestoreAs('bisi')
      .doc(`drafts/${id}`)
      .set(createDraftFixture('bisi', { product: {} })),
  )
})

test.each(['0', '084', '100000', '8a', 'a', ':', '8:'])('the id may not be %s', async (id) => {
  const product = {}
  await expectDenied(firestoreAs('bisi').doc(`drafts/${id}`).set(createDraftFixture('bisi', { product })))
  await expectAllowed(set({ product }))
})

test('an update must name its writer and its time', async () => {
  await seedDraft()
  const { by, savedAt } = createDraftFixture('bisi')
  const update = (fields: FieldChanges) =>
    firestoreAs('bisi')
      .doc(path)
      .update({ product: {}, ...fields })
  await expectDenied(update({ savedAt }))
  await expectDenied(update({ by }))
  await expectAllowed(update({ by, savedAt }))
})

describe.each(['new', 'existing'])('a draft (%s)', (kind) => {
  const prepare = () => (kind === 'new' ? Promise.resolve() : seedDraft())

  test('may have every field at its maximum length, and no field', async () => {
    await prepare()
    const product = draftFieldsWithMaxLength
    const by = createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields)
    await expectAllowed(
      firestoreAs('bisi').doc('drafts/99999').set(createDraftFixture('bisi', { product, by })),
    )
    await expectAllowed(set({ product: {} }))
  })

  test.each(draftSchemaTestCases)('of a product: $says', async ({ change, invalidFields }) => {
    await prepare()
    await expectDecision(setProduct(change), invalidFields.length === 0)
    if (invalidFields.length > 0) await expectAllowed(set())
  })

  test.each(staffClaimSchemaTestCases)('of a writer: $says', async ({ change, invalidFields }) => {
    await prepare()
    await expectDecision(set({ by: createStaffClaimFixture('bisi', change) }), invalidFields.length === 0)
    if (invalidFields.length > 0) await expectAllowed(set())
  })

  test.each([
    ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
    ['without a uid', { by: createStaffClaimFixture('bisi', { uid: undefined }) }],
    ['with an unknown field of its writer', { by: createStaffClaimFixture('bisi', { role: 'admin' }) }],
    ['without a writer', { by: undefined }],
    ["with the writer's name alone", { by: 'Bisi' }],
    ["with the client's time", { savedAt: getClientTimeOneSecondAgo() }],
    ['with a past time', { savedAt: new Date(0) }],
    ['with a time as a number', { savedAt: Date.now() }],
    ['without a time', { savedAt: undefined }],
    ['with an unknown field', { note: 'Almost done.' }],
    ['without a product', { product: undefined }],
    ['with a text as its product', { product: 'Avocado Butter' }],
    ['with a list as its product', { product: ['Avocado Butter'] }],
  ])('cannot be written %s', async (_, change) => {
    await prepare()
    await expectDenied(set(change))
    await expectAllowed(set())
  })

  test.each([
    ["the product's id", { id: '84' }],
    ['an update time', { updatedAt: new Date(0) }],
    ['an unknown field', { price: 4500 }],
    ['an unknown field in its image', { image: { ...validImage, url: 'https://example.com' } }],
    ['an unknown field in its benefits', { benefits: { ...validBenefits, fourth: '' } }],
  ])('cannot be of a product with %s', async (_, change) => {
    await prepare()
    await expectDenied(setProduct(change))
    await expectAllowed(set())
  })
})
