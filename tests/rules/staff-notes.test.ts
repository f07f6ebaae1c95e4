import { describe, test } from 'vitest'
import { expectedQueryLimits } from '../schemas/rateLimitCases'
import { staffNoteSchemaTestCases, staffNoteWithMaxLengthFields } from '../schemas/staffNoteSchemaTestCases'
import { invalidSubmissionIds, validSubmissionIds } from '../schemas/submissionIdCases'
import type { FieldChanges } from '../schemas/schemaCase'
import { allSentItemStatuses } from '../schemas/statusCases'
import {
  createNewSentItemFixture,
  createStaffNoteFixture,
  createStoredSentItemFixture,
  createStoredStaffNoteFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
} from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { fakeStaffAccountNames, type RulesTestAccountName, type RulesTestUserName } from './personas'
import { initFirestoreTest } from './firestoreTest'
import { commitBatch, createRateLimitStamp } from './sendWithRateLimitStamp'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const staff: readonly RulesTestUserName[] = ['bisi', 'chidi']
const accountsWithoutNotes = ['guest', 'ada', 'ben', ...fakeStaffAccountNames] as const
const outsiders: readonly RulesTestUserName[] = ['visitor', ...accountsWithoutNotes]

describe.each(sentCollections)('%s', (collection) => {
  const item = `${collection}/${createTestSentItemId('adas')}`
  const notes = `${item}/notes`
  const path = `${notes}/${createTestSentItemId('note')}`
  const seedItem = (change: FieldChanges = {}) =>
    seed({ [item]: createStoredSentItemFixture('ada', collection, change) })
  const seedNote = async () => {
    await seedItem()
    await seed({ [path]: createStoredStaffNoteFixture('bisi') })
  }
  const create = (change: FieldChanges = {}) =>
    firestoreAs('bisi').doc(path).set(createStaffNoteFixture('bisi', change))

  test.each(staff)('%s can get a note, whether it exists or not', async (persona) => {
    await seedItem()
    await expectAllowed(firestoreAs(persona).doc(path).get())
    await seedNote()
    await expectAllowed(firestoreAs(persona).doc(path).get())
  })

  test.each(outsiders)('%s cannot get a note about what ada sent', async (persona) => {
    await seedItem()
    await expectDenied(firestoreAs(persona).doc(path).get())
    await seedNote()
    await expectDenied(firestoreAs(persona).doc(path).get())
    await expectAllowed(firestoreAs('bisi').doc(path).get())
  })

  test.each(staff)('%s can list up to 100 notes', async (persona) => {
    await seedNote()
    const all = firestoreAs(persona).collection(notes)
    await expectDenied(all.limit(expectedQueryLimits.staff + 1).get())
    await expectDenied(all.get())
    await expectAllowed(all.limit(expectedQueryLimits.staff).get())
    await expectAllowed(all.orderBy('createdAt', 'desc').limit(expectedQueryLimits.staff).get())
  })

  test.each(outsiders)('%s cannot list notes', async (persona) => {
    const listOne = (reader: RulesTestUserName) => firestoreAs(reader).collection(notes).limit(1).get()
    await expectDenied(listOne(persona))
    await seedNote()
    await expectDenied(listOne(persona))
    await expectDenied(firestoreAs(persona).collection(notes).where('uid', '==', 'ada').limit(1).get())
    await expectAllowed(listOne('bisi'))
  })

  test.each(accountsWithoutNotes)('%s cannot create a note in their own name', async (persona) => {
    await seedItem()
    await expectDenied(firestoreAs(persona).doc(path).set(createStaffNoteFixture(persona)))
    await expectAllowed(create())
  })

  test.each(outsiders)('%s cannot create a note in the name of staff', async (persona) => {
    await seedItem()
    await expectDenied(firestoreAs(persona).doc(path).set(createStaffNoteFixture('bisi')))
    await expectAllowed(create())
  })

  test.each(allSentItemStatuses)('staff can create a note beneath what is %s', async (status) => {
    await seedItem({ status })
    await expectAllowed(create())
    const colleagues = `${notes}/${createTestSentItemId('colleague')}`
    await expectAllowed(firestoreAs('chidi').doc(colleagues).set(createStaffNoteFixture('chidi')))
  })

  test('staff can create a note about what they sent themselves', async () => {
    await seed({ [item]: createStoredSentItemFixture('bisi', collection) })
    await expectAllowed(create())
  })

  test('staff cannot create a note beneath what was never sent', async () => {
    await expectDenied(create())
    const otherCollection = collection === 'requests' ? 'enquiries' : 'requests'
    const sameId = `${otherCollection}/${createTestSentItemId('adas')}`
    await seed({ [sameId]: createStoredSentItemFixture('ada', otherCollection) })
    await expectDenied(create())
    await seedItem()
    await expectAllowed(create())
  })

  test('staff cannot create a note in the commit that sends the item', async () => {
    const sent = {
      'limits/bisi': createRateLimitStamp(item),
      [item]: createNewSentItemFixture('bisi', collection),
    }
    const note = { [path]: createStaffNoteFixture('bisi') }
    await expectDenied(commitBatch(firestoreAs('bisi'), { ...sent, ...note }))
    await expectAllowed(commitBatch(firestoreAs('bisi'), sent))
    await expectAllowed(commitBatch(firestoreAs('bisi'), note))
  })

  test('every field at its maximum length is allowed', async () => {
    await seedItem()
    await expectAllowed(create(staffNoteWithMaxLengthFields))
  })

  test.each(staffNoteSchemaTestCases)('a note: $says', async ({ change, invalidFields }) => {
    await seedItem()
    await expectDecision(create(change), invalidFields.length === 0)
    if (invalidFields.length > 0) await expectAllowed(create())
  })

  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['in the name of the sender', { uid: 'ada' }],
    ['without a uid', { uid: undefined }],
    ['with a null uid', { uid: null }],
    ["with the client's time", { createdAt: getClientTimeOneSecondAgo() }],
    ['with a past time', { createdAt: new Date(0) }],
    ['with a time as a number', { createdAt: Date.now() }],
    ['without a time', { createdAt: undefined }],
    ['with an update time', { updatedAt: getClientTimeOneSecondAgo() }],
    ['with an unknown field', { discount: 100 }],
  ])('staff cannot create a note %s', async (_, change) => {
    await seedItem()
    await expectDenied(create(change))
    await expectAllowed(create())
  })

  test.each(validSubmissionIds)('the id may be %s', async (id) => {
    await seedItem()
    await expectAllowed(firestoreAs('bisi').doc(`${notes}/${id}`).set(createStaffNoteFixture('bisi')))
  })

  test.each(invalidSubmissionIds)('the id may not be %s', async (id) => {
    await seedItem()
    await expectDenied(firestoreAs('bisi').doc(`${notes}/${id}`).set(createStaffNoteFixture('bisi')))
    await expectAllowed(create())
  })

  test.each([...outsiders, ...staff])('%s can neither change nor delete a note', async (persona) => {
    await seedNote()
    const note = firestoreAs(persona).doc(path)
    const author: RulesTestAccountName = persona === 'visitor' ? 'bisi' : persona
    await expectDenied(note.update({ text: 'Never mind.' }))
    await expectDenied(note.set(createStaffNoteFixture(author)))
    await expectDenied(note.delete())
    const next = `${notes}/${createTestSentItemId('next')}`
    await expectAllowed(firestoreAs('bisi').doc(next).set(createStaffNoteFixture('bisi')))
  })
})
