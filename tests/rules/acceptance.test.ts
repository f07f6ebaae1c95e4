import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  createItemActions,
  claim,
  answered,
  inDays,
  acceptance,
  accepted,
  moves,
  quoteReply,
  pathIn,
} from './staffChanges'
import {
  createStaffClaimFixture,
  createReplyFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
} from './testDocuments'

/* A quote accepted by phone, and the steps after any acceptance. */

const firestoreTest = await initFirestoreTest(import.meta.url)
const { store, update } = createItemActions(firestoreTest)

describe('an acceptance by phone', () => {
  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['with a name of 121 letters', { name: 'N'.repeat(121) }],
    ["with the client's time", { at: getClientTimeOneSecondAgo() }],
    ['as one that the sender made', { how: 'online' }],
    ['of an answer without prices', { replyId: createTestSentItemId('answer') }],
    ['of a quote of another document', { replyId: createTestSentItemId('others') }],
    ['with an unknown field', { discount: 100 }],
  ])('cannot be written %s', async (_, change) => {
    await store(answered())
    const other = `requests/${createTestSentItemId('b')}/replies/${createTestSentItemId('others')}`
    await firestoreTest.seed({
      [`${pathIn('requests')}/replies/${createTestSentItemId('answer')}`]: createReplyFixture('chidi'),
      [other]: createReplyFixture('chidi', quoteReply),
    })
    await expectDenied(update({ status: 'accepted', accepted: acceptance(change) }))
    await expectDenied(
      update({ status: 'accepted' }),
      update({ accepted: acceptance() }),
      update({ ...moves.accepted, ...claim() }),
    )
    await expectAllowed(update(moves.accepted))
  })

  test('is not changed or made once more', async () => {
    await store(accepted())
    await expectDenied(
      update({ accepted: acceptance() }),
      update({ ...moves.accepted, accepted: acceptance() }),
    )
  })
})

describe('a step after the acceptance', () => {
  const doneBy = (staff: 'bisi' | 'chidi', change: FieldChanges = {}) => ({
    ...createStaffClaimFixture(staff),
    at: serverTimestamp(),
    ...change,
  })
  const wasDoneBy = (staff: 'bisi' | 'chidi') => doneBy(staff, { at: inDays(-1) })
  const tick = (change: FieldChanges = {}) => ({ 'steps.packed': doneBy('bisi', change) })

  test.each(['packed', 'paid', 'handedOver'])('%s can be ticked, in any order', async (step) => {
    await store(accepted())
    await expectAllowed(update({ [`steps.${step}`]: doneBy('bisi') }))
  })

  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['with a name of 121 letters', { name: 'N'.repeat(121) }],
    ["with the client's time", { at: getClientTimeOneSecondAgo() }],
    ['with an unknown field', { discount: 100 }],
  ])('cannot be ticked %s', async (_, change) => {
    await store(accepted())
    await expectDenied(update(tick(change)))
    await expectAllowed(update(tick()))
  })

  test('is taken back by whoever ticked it, changed by nobody, and an empty map is left out', async () => {
    const steps = {
      packed: wasDoneBy('bisi'),
      paid: wasDoneBy('chidi'),
      handedOver: wasDoneBy('chidi'),
    }
    await store({ ...accepted(), steps })
    await expectDenied(
      update({ 'steps.paid': deleteField() }),
      update({ 'steps.handedOver': deleteField() }),
      update({}),
      update({ 'steps.paid': doneBy('bisi') }),
      update({ 'steps.packed.name': 'B.' }),
      update({ steps: deleteField() }),
    )
    await expectAllowed(update({ 'steps.packed': deleteField() }))
    await store({ ...accepted(), steps: { packed: wasDoneBy('bisi') } })
    await expectDenied(update({ steps: {} }))
    await expectAllowed(update({ steps: deleteField() }))
  })

  test('cannot be an unknown one, nor come with another change, nor before the acceptance', async () => {
    await store(accepted())
    await expectDenied(
      update({ 'steps.sent': doneBy('bisi') }),
      update({ ...tick(), ...claim() }),
      update({ ...tick(), status: 'closed' }),
    )
    await store(answered())
    await expectDenied(update(tick()))
  })
})
