import { test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import { invalidSubmissionIds } from '../schemas/sentItemCases'
import {
  staffClaimWithMaxLengthFields,
  staffLogEntrySchemaTestCases,
  staffLogEntryWithMaxLengthFields,
} from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  createStaffClaimFixture,
  createStaffLogEntryFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
} from './testDocuments'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const create = (change: FieldChanges = {}, id = createTestSentItemId('entry')) =>
  firestoreAs('bisi').doc(`staffLog/${id}`).set(createStaffLogEntryFixture('bisi', change))

test('an entry may have every field at its maximum length', () => {
  const by = createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields)
  return expectAllowed(create({ ...staffLogEntryWithMaxLengthFields, by }))
})

test.each(staffLogEntrySchemaTestCases)('an entry: $says', ({ change, invalidFields }) =>
  expectDecision(create(change), invalidFields.length === 0),
)

test.each([
  ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
  ['without a name', { by: createStaffClaimFixture('bisi', { name: undefined }) }],
  ['with more about the person', { by: createStaffClaimFixture('bisi', { email: 'b@arielle.test' }) }],
  ['by nobody', { by: undefined }],
  ["with the client's time", { at: getClientTimeOneSecondAgo() }],
  ['without a time', { at: undefined }],
  ['with an unknown field', { count: 120 }],
])('an entry cannot be written %s', (_, change) => expectDenied(create(change)))

test.each(invalidSubmissionIds)('the id of an entry may not be %s', (id) => expectDenied(create({}, id)))
