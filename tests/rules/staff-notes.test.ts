import { describe, test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import { staffNoteSchemaTestCases, staffNoteWithMaxLengthFields } from '../schemas/staffSchemaTestCases'
import { allSentItemStatuses, invalidSubmissionIds, validSubmissionIds } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, createRateLimitStamp } from './sendWithRateLimitStamp'
import {
  createSentItemFixture,
  createStaffNoteFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
  type SentCollection,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const itemIn = (collection: SentCollection) => `${collection}/${createTestSentItemId('adas')}`
const seedItem = (collection: SentCollection, change: FieldChanges = {}) =>
  seed({ [itemIn(collection)]: createSentItemFixture('ada', collection, change) })
const create = (collection: SentCollection, change: FieldChanges = {}, id = createTestSentItemId('note')) =>
  firestoreAs('bisi')
    .doc(`${itemIn(collection)}/notes/${id}`)
    .set(createStaffNoteFixture('bisi', change))

describe.each(sentCollections)('%s', (collection) => {
  const item = itemIn(collection)

  test.each(allSentItemStatuses)('staff can create a note beneath what is %s', async (status) => {
    await seedItem(collection, { status })
    await expectAllowed(create(collection))
  })

  test('every field of a note may have its maximum length', async () => {
    await seedItem(collection)
    await expectAllowed(create(collection, staffNoteWithMaxLengthFields))
  })

  test('staff cannot create a note beneath what was never sent', async () => {
    await expectDenied(create(collection))
    await seedItem(collection === 'requests' ? 'enquiries' : 'requests')
    await expectDenied(create(collection))
  })

  test('staff cannot create a note in the commit that sends the item', async () => {
    const sent = {
      'limits/bisi': createRateLimitStamp(item),
      [item]: createSentItemFixture('bisi', collection),
    }
    const note = { [`${item}/notes/${createTestSentItemId('note')}`]: createStaffNoteFixture('bisi') }
    await expectDenied(commitBatch(firestoreAs('bisi'), { ...sent, ...note }))
    await expectAllowed(commitBatch(firestoreAs('bisi'), sent))
    await expectAllowed(commitBatch(firestoreAs('bisi'), note))
  })

  test('staff cannot create a note that the law of notes denies', async () => {
    await seedItem(collection)
    await expectDenied(create(collection, { text: '' }), create(collection, { discount: 100 }))
  })
})

test.each(staffNoteSchemaTestCases)('a note: $says', async ({ change, invalidFields }) => {
  await seedItem('requests')
  await expectDecision(create('requests', change), invalidFields.length === 0)
})

test.each([
  ['in the name of a colleague', { uid: 'chidi' }],
  ['in the name of the sender', { uid: 'ada' }],
  ['without a uid', { uid: undefined }],
  ["with the client's time", { createdAt: getClientTimeOneSecondAgo() }],
  ['without a time', { createdAt: undefined }],
  ['with an update time', { updatedAt: getClientTimeOneSecondAgo() }],
  ['with an unknown field', { discount: 100 }],
])('staff cannot create a note %s', async (_, change) => {
  await seedItem('requests')
  await expectDenied(create('requests', change))
})

test.each(validSubmissionIds)('the id of a note may be %s', async (id) => {
  await seedItem('requests')
  await expectAllowed(create('requests', {}, id))
})

test.each(invalidSubmissionIds)('the id of a note may not be %s', async (id) => {
  await seedItem('requests')
  await expectDenied(create('requests', {}, id))
})
