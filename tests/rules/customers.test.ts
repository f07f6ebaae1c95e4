import { test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import {
  customerNoteSchemaTestCases,
  customerNoteWithMaxLengthFields,
  staffClaimWithMaxLengthFields,
} from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  createCustomerNoteFixture,
  createStaffClaimFixture,
  getClientTimeOneSecondAgo,
} from './testDocuments'

/* Who can get, change and delete them is tested in staff-collections.test.ts. */

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const key = '0123456789abcdef'.repeat(4)
const set = (change: FieldChanges = {}, id = key) =>
  firestoreAs('bisi').doc(`customers/${id}`).set(createCustomerNoteFixture('bisi', change))

test.each(customerNoteSchemaTestCases)('a note about a customer: $says', ({ change, invalidFields }) =>
  expectDecision(set(change), invalidFields.length === 0),
)

test('a note about a customer may have every field at its maximum length', async () => {
  const largest = {
    ...customerNoteWithMaxLengthFields,
    by: createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields),
  }
  await expectAllowed(set(largest))
  await expectAllowed(set(largest))
})

test.each([
  ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
  ['without a writer', { by: undefined }],
  ["with the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
  ['without a time', { updatedAt: undefined }],
  ['with an unknown field', { phone: '+2348031234567' }],
])('a note about a customer cannot be written %s', (_, change) => expectDenied(set(change)))

test.each([
  'phone:+2348031234567',
  key.slice(1),
  `${key}0`,
  key.toUpperCase(),
  `g${key.slice(1)}`,
  `:${key.slice(1)}`,
  `\`${key.slice(1)}`,
])('the id of a note about a customer cannot be %s', (id) => expectDenied(set({}, id)))
