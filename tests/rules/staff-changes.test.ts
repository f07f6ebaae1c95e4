import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { enquiryWithMaxLengthFields } from '../schemas/enquirySchemaTestCases'
import { requestWithMaxLengthFields } from '../schemas/requestSchemaTestCases'
import { invalidSentItemStatuses, statusTransitionTestCases } from '../schemas/sentItemCases'
import {
  staffClaimSchemaTestCases,
  staffClaimWithMaxLengthFields,
  staffReplySchemaTestCases,
  staffReplyWithMaxLengthFields,
} from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  createItemActions,
  claim,
  answer,
  answered,
  searchFields,
  inDays,
  acceptance,
  closed,
  storedFields,
  moves,
} from './staffChanges'
import {
  createStaffClaimFixture,
  createStaffReplyFixture,
  createTestSentItemId,
  sentCollections,
} from './testDocuments'

/*
 * What staff change in requests and enquiries. One function of the rules decides for both collections, so each case is
 * tested with requests, and five that prove that the function is called with both.
 */

const firestoreTest = await initFirestoreTest(import.meta.url)
const { store, update } = createItemActions(firestoreTest)

describe.each(sentCollections)('%s', (collection) => {
  const longest = { requests: requestWithMaxLengthFields, enquiries: enquiryWithMaxLengthFields }[collection]

  test('staff can claim, answer and close with every field at its maximum length', async () => {
    await store({ ...longest, ...searchFields }, collection)
    const longestAnswer = answer(staffReplyWithMaxLengthFields)
    await expectAllowed(update({ ...claim(staffClaimWithMaxLengthFields), ...longestAnswer }, collection))
    await expectAllowed(update(claim({ name: 'M'.repeat(120) }), collection))
    const longestAcceptance = acceptance(staffClaimWithMaxLengthFields)
    await expectAllowed(update({ status: 'accepted', accepted: longestAcceptance }, collection))
    const step = { ...createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields), at: serverTimestamp() }
    await expectAllowed(update({ steps: { packed: step, paid: step, handedOver: step } }, collection))
    await expectAllowed(update({ status: 'closed' }, collection))
    const reopened = { accepted: deleteField(), steps: deleteField(), claimedBy: deleteField() }
    await expectAllowed(update({ ...moves.new, ...reopened }, collection))
  })

  test('staff cannot answer without an answer, nor accept a quote that is not there, nor change what is closed', async () => {
    await store({}, collection)
    await expectDenied(update({ status: 'answered' }, collection))
    await store(answered(), collection)
    const missing = acceptance({ replyId: createTestSentItemId('other') })
    await expectDenied(update({ status: 'accepted', accepted: missing }, collection))
    await store(closed(), collection)
    await expectDenied(update(claim(), collection))
  })

  test.each([...Object.keys({ ...longest, ...searchFields }), 'uid', 'createdAt', 'discount'])(
    'staff cannot change %s',
    async (field) => {
      await store(searchFields, collection)
      await expectDenied(update({ ...claim(), [field]: 'changed' }, collection))
      if (field !== 'discount') await expectDenied(update({ ...claim(), [field]: deleteField() }, collection))
    },
  )
})

describe('a claim', () => {
  test.each(staffClaimSchemaTestCases)('$says', async ({ change, invalidFields }) => {
    await store()
    await expectDecision(update(claim(change)), invalidFields.length === 0)
  })

  test.each(['new', 'answered'] as const)(
    'staff can take over and release the claim on a document that is %s',
    async (status) => {
      await store({ ...storedFields[status](), claimedBy: createStaffClaimFixture('chidi') })
      await expectDenied(update({ claimedBy: createStaffClaimFixture('chidi', { name: 'C.' }) }))
      await expectAllowed(update(claim()))
      await expectAllowed(update({ claimedBy: deleteField() }))
    },
  )

  test('staff can release the claim of a colleague', async () => {
    await store({ claimedBy: createStaffClaimFixture('chidi') })
    await expectAllowed(update({ claimedBy: deleteField() }))
  })
})

describe('an answer', () => {
  test.each(staffReplySchemaTestCases)('$says', async ({ change, invalidFields }) => {
    await store()
    await expectDecision(update(answer(change)), invalidFields.length === 0)
  })

  test('needs the change to answered', async () => {
    await store()
    const withoutStatus = { answer: createStaffReplyFixture('bisi') }
    await expectDenied(update(withoutStatus), update({ ...claim(), ...withoutStatus }))
    await expectAllowed(update({ ...claim(), ...answer() }))
  })

  test.each([
    ['replaced', createStaffReplyFixture('bisi')],
    ['reworded', createStaffReplyFixture('chidi', { text: 'Sold out.' })],
    ['deleted', deleteField()],
  ])('cannot be %s afterwards', async (_, changed) => {
    await store(answered())
    await expectDenied(
      update({ ...claim(), answer: changed }),
      update({ status: 'closed', answer: changed }),
      update({ ...moves.new, answer: changed }),
    )
  })
})

test('the first answer stays when a reopened document is answered again', async () => {
  await store({ answer: createStaffReplyFixture('chidi') })
  await expectDenied(update(answer()), update({ status: 'answered', answer: deleteField() }))
  await expectAllowed(update({ status: 'answered', ...claim() }))
})

describe('a claim and an answer', () => {
  test.each([
    ['in the name of a colleague', { uid: 'chidi' }],
    ['in the name of the sender', { uid: 'ada' }],
    ['without a uid', { uid: undefined }],
    ['with an unknown field', { discount: 100 }],
  ])('cannot be written %s', async (_, change) => {
    await store()
    await expectDenied(update(claim(change)), update(answer(change)))
  })

  test.each([null, 'bisi', ['bisi', 'Bisi'], {}])('cannot be %j', async (value) => {
    await store()
    await expectDenied(update({ claimedBy: value }), update({ status: 'answered', answer: value }))
  })
})

describe('the status', () => {
  test.each(statusTransitionTestCases)('changes from $from to $to: $legal', async ({ from, to, legal }) => {
    await store(storedFields[from]())
    // What has an answer keeps it.
    const move = to === 'answered' && from !== 'new' ? { status: to } : moves[to]
    await expectDecision(update(move), legal)
  })

  test.each([
    claim(),
    { answer: createStaffReplyFixture('bisi') },
    { status: 'answered' },
    { remindAt: inDays(1) },
    { promisedAt: inDays(1) },
    { status: 'accepted', accepted: acceptance() },
    { steps: { packed: { ...createStaffClaimFixture('bisi'), at: serverTimestamp() } } },
    {},
  ])('of a closed document takes no change but being reopened: %o', async (fields) => {
    await store(storedFields.closed())
    await expectDenied(update(fields))
  })

  test.each(['new', 'answered'] as const)('cannot be set to %s again', async (from) => {
    await store(storedFields[from]())
    await expectDenied(update({ status: from }), update({}))
    await expectAllowed(update({ status: from, ...claim() }))
  })

  test.each(invalidSentItemStatuses)('cannot be %j', async (status) => {
    await store()
    await expectDenied(update({ ...answer(), status }))
    await store(answered())
    await expectDenied(update({ status }))
  })

  test('cannot be deleted', async () => {
    await store(answered())
    await expectDenied(update({ status: deleteField() }))
  })

  test('changes without changing the claim of a colleague', async () => {
    await store({ claimedBy: createStaffClaimFixture('chidi') })
    await expectAllowed(update(answer()))
    await expectDenied(update({ status: 'closed', ...claim() }))
    await expectAllowed(update({ status: 'closed' }))
  })
})
