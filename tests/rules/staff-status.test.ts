import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { statusTransitionTestCases, invalidSentItemStatuses } from '../schemas/statusCases'
import type { FieldChanges } from '../schemas/schemaCase'
import {
  createStaffReplyFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  sentCollections,
  createStoredSentItemFixture,
} from './testDocuments'
import { expectAllowed, expectDenied, expectDecision } from './expectations'
import { initFirestoreTest } from './firestoreTest'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const claimed = () => ({ claimedBy: createStaffClaimFixture('bisi') })
const answered = () => ({ status: 'answered', answer: createStaffReplyFixture('chidi') })
const storedFields = { new: () => ({}), answered, closed: () => ({ ...answered(), status: 'closed' }) }

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('a')}`
  const seedDocument = (change: FieldChanges = {}) =>
    seed({ [path]: createStoredSentItemFixture('ada', collection, change) })
  const update = (fields: FieldChanges) =>
    firestoreAs('bisi')
      .doc(path)
      .update({ updatedAt: serverTimestamp(), ...fields })

  test.each(statusTransitionTestCases)(
    'staff can change the status from $from to $to: $legal',
    async ({ from, to, legal }) => {
      await seedDocument(storedFields[from]())
      const change =
        to === 'answered' ? { status: to, answer: createStaffReplyFixture('bisi') } : { status: to }
      await expectDecision(update(change), legal)
      if (legal || from === 'closed') return
      await expectAllowed(update(claimed()))
    },
  )

  test.each([claimed(), { answer: createStaffReplyFixture('bisi') }, { status: 'answered' }, {}])(
    'staff cannot change a closed document: %o',
    async (fields) => {
      await seedDocument(storedFields.closed())
      await expectDenied(update(fields))
      await seedDocument(answered())
      await expectAllowed(update(claimed()))
    },
  )

  test.each(['new', 'answered'] as const)('staff cannot set the status to %s again', async (from) => {
    await seedDocument(storedFields[from]())
    await expectDenied(update({ status: from }))
    await expectDenied(update({}))
    await expectAllowed(update({ status: from, ...claimed() }))
  })

  test.each(invalidSentItemStatuses.map((status) => [JSON.stringify(status), status]))(
    '%s is not a status',
    async (_, status) => {
      await seedDocument()
      await expectDenied(update({ status, answer: createStaffReplyFixture('bisi') }))
      await expectAllowed(update({ status: 'answered', answer: createStaffReplyFixture('bisi') }))
      await expectDenied(update({ status }))
      await expectAllowed(update({ status: 'closed' }))
    },
  )

  test('staff can answer and close what a colleague claimed, without changing the claim', async () => {
    await seedDocument({ claimedBy: createStaffClaimFixture('chidi') })
    await expectAllowed(update({ status: 'answered', answer: createStaffReplyFixture('bisi') }))
    await expectAllowed(update({ status: 'closed' }))
  })

  test('the status cannot be deleted', async () => {
    await seedDocument(answered())
    await expectDenied(update({ status: deleteField() }))
    await expectAllowed(update({ status: 'closed' }))
  })

  test('the status answered needs an answer', async () => {
    await seedDocument()
    await expectDenied(update({ status: 'answered' }))
    await expectAllowed(update({ status: 'answered', answer: createStaffReplyFixture('bisi') }))
  })

  test('an answer needs the change to answered', async () => {
    await seedDocument()
    await expectDenied(update({ answer: createStaffReplyFixture('bisi') }))
    await expectDenied(update({ ...claimed(), answer: createStaffReplyFixture('bisi') }))
    await expectAllowed(update({ ...claimed(), status: 'answered', answer: createStaffReplyFixture('bisi') }))
  })

  test.each([
    ['replaced', () => createStaffReplyFixture('bisi')],
    ['reworded', () => createStaffReplyFixture('chidi', { text: 'Sold out.' })],
    ['deleted', () => deleteField()],
  ])('an answer cannot be %s afterwards', async (_, answer) => {
    await seedDocument(answered())
    await expectDenied(update({ ...claimed(), answer: answer() }))
    await expectDenied(update({ status: 'closed', answer: answer() }))
    await expectAllowed(update({ status: 'closed' }))
  })
})
