import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import {
  staffReplySchemaTestCases,
  staffClaimSchemaTestCases,
  staffReplyWithMaxLengthFields,
  staffClaimWithMaxLengthFields,
} from '../schemas/staffReplySchemaTestCases'
import type { FieldChanges } from '../schemas/schemaCase'
import { enquiryWithMaxLengthFields } from '../schemas/enquirySchemaTestCases'
import { requestWithMaxLengthFields } from '../schemas/requestSchemaTestCases'
import {
  createStaffReplyFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
  createStoredSentItemFixture,
} from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const longest = { requests: requestWithMaxLengthFields, enquiries: enquiryWithMaxLengthFields }
const claim = (change: FieldChanges = {}) => ({ claimedBy: createStaffClaimFixture('bisi', change) })
const answer = (change: FieldChanges = {}) => ({
  status: 'answered',
  answer: createStaffReplyFixture('bisi', change),
})
const unknownField = { discount: 100 }

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('a')}`
  const seedDocument = (change: FieldChanges = {}) =>
    seed({ [path]: createStoredSentItemFixture('ada', collection, change) })
  const update = (fields: FieldChanges) =>
    firestoreAs('bisi')
      .doc(path)
      .update({ updatedAt: serverTimestamp(), ...fields })

  test('every field at its maximum length is allowed', async () => {
    await seedDocument(longest[collection])
    await expectAllowed(
      update({ ...claim(staffClaimWithMaxLengthFields), ...answer(staffReplyWithMaxLengthFields) }),
    )
    await expectAllowed(update({ ...claim({ name: 'M'.repeat(120) }), status: 'closed' }))
  })

  test.each(staffClaimSchemaTestCases)('a claim: $says', async ({ change: fields, invalidFields }) => {
    await seedDocument()
    await expectDecision(update(claim(fields)), invalidFields.length === 0)
    await expectAllowed(update(claim({ name: 'Bisi A.' })))
  })

  test.each(staffReplySchemaTestCases)('an answer: $says', async ({ change: fields, invalidFields }) => {
    await seedDocument()
    await expectDecision(update(answer(fields)), invalidFields.length === 0)
    if (invalidFields.length > 0) await expectAllowed(update(answer()))
  })

  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['in the name of the sender', { uid: 'ada' }],
    ['without a uid', { uid: undefined }],
    ['with an unknown field', unknownField],
  ])('staff can neither claim nor answer %s', async (_, fields) => {
    await seedDocument()
    await expectDenied(update(claim(fields)))
    await expectAllowed(update(claim()))
    await expectDenied(update(answer(fields)))
    await expectAllowed(update(answer()))
  })

  test.each([null, 'bisi', ['bisi', 'Bisi'], {}])('a claim and an answer cannot be %j', async (value) => {
    await seedDocument()
    await expectDenied(update({ claimedBy: value }))
    await expectAllowed(update(claim()))
    await expectDenied(update({ status: 'answered', answer: value }))
    await expectAllowed(update(answer()))
  })

  test.each(['new', 'answered'])(
    'staff can take over and release the claim on a document that is %s',
    async (status) => {
      await seedDocument({ status, claimedBy: createStaffClaimFixture('chidi') })
      await expectDenied(update({ claimedBy: createStaffClaimFixture('chidi', { name: 'C.' }) }))
      await expectAllowed(update(claim()))
      await expectAllowed(update({ claimedBy: deleteField() }))
    },
  )

  test('staff can release the claim of a colleague', async () => {
    await seedDocument({ claimedBy: createStaffClaimFixture('chidi') })
    await expectAllowed(update({ claimedBy: deleteField() }))
  })

  test.each([
    ["the client's time", getClientTimeOneSecondAgo],
    ['a past time', () => new Date(0)],
    ['a number', () => Date.now()],
    ['missing', () => deleteField()],
  ])('the update time cannot be %s', async (_, updatedAt) => {
    await seedDocument({ updatedAt: new Date('2026-03-02T09:00:00Z') })
    await expectDenied(update({ ...claim(), updatedAt: updatedAt() }))
    await expectAllowed(update(claim()))
  })

  test('the update time cannot stay unchanged', async () => {
    await seedDocument({ updatedAt: new Date('2026-03-02T09:00:00Z') })
    await expectDenied(firestoreAs('bisi').doc(path).update(claim()))
    await expectAllowed(update(claim()))
  })

  test.each([...Object.keys(longest[collection]), 'uid', 'createdAt', 'discount'])(
    'staff cannot change %s',
    async (field) => {
      await seedDocument()
      await expectDenied(update({ ...claim(), [field]: 'changed' }))
      await expectAllowed(update(claim()))
      if (field === 'discount') return
      await expectDenied(update({ ...claim({ name: 'Bisi A.' }), [field]: deleteField() }))
      await expectAllowed(update(claim({ name: 'Bisi A.' })))
    },
  )
})
