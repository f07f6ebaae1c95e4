import { deleteField, serverTimestamp } from 'firebase/firestore'
import { describe, test } from 'vitest'
import { enquiryWithMaxLengthFields } from '../schemas/enquirySchemaTestCases'
import { requestWithMaxLengthFields } from '../schemas/requestSchemaTestCases'
import type { FieldChanges } from '../schemas/schemaCase'
import {
  staffClaimSchemaTestCases,
  staffClaimWithMaxLengthFields,
  staffReplySchemaTestCases,
  staffReplyWithMaxLengthFields,
} from '../schemas/staffSchemaTestCases'
import { invalidSentItemStatuses, statusTransitionTestCases } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import {
  createStaffClaimFixture,
  createStaffReplyFixture,
  createSentItemFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
  type SentCollection,
} from './testDocuments'

/*
 * What staff change in requests and enquiries. One function of the rules decides for both collections, so each case is
 * tested with requests, and five that prove that the function is called with both.
 */

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const claim = (change: FieldChanges = {}) => ({ claimedBy: createStaffClaimFixture('bisi', change) })
const answer = (change: FieldChanges = {}) => ({
  status: 'answered',
  answer: createStaffReplyFixture('bisi', change),
})
const answered = () => ({ status: 'answered', answer: createStaffReplyFixture('chidi') })
// What functions store with an item, and no client may write: domain/sent-items/contactKeys.ts and searchWords.ts.
const searchFields = {
  contactKeys: ['email:ada@example.com'],
  searchWords: Array.from({ length: 300 }, (_, index) => `word${index}`),
}
const storedFields = { new: () => ({}), answered, closed: () => ({ ...answered(), status: 'closed' }) }

const pathIn = (collection: SentCollection) => `${collection}/${createTestSentItemId('a')}`
const store = (change: FieldChanges = {}, collection: SentCollection = 'requests') =>
  seed({ [pathIn(collection)]: createSentItemFixture('ada', collection, change) })
const update = (fields: FieldChanges, collection: SentCollection = 'requests') =>
  firestoreAs('bisi')
    .doc(pathIn(collection))
    .update({ updatedAt: serverTimestamp(), ...fields })

describe.each(sentCollections)('%s', (collection) => {
  const longest = { requests: requestWithMaxLengthFields, enquiries: enquiryWithMaxLengthFields }[collection]

  test('staff can claim, answer and close with every field at its maximum length', async () => {
    await store({ ...longest, ...searchFields }, collection)
    const longestAnswer = answer(staffReplyWithMaxLengthFields)
    await expectAllowed(update({ ...claim(staffClaimWithMaxLengthFields), ...longestAnswer }, collection))
    await expectAllowed(update({ ...claim({ name: 'M'.repeat(120) }), status: 'closed' }, collection))
  })

  test('staff cannot answer without an answer, nor close what is new, nor change what is closed', async () => {
    await store({}, collection)
    await expectDenied(update({ status: 'answered' }, collection), update({ status: 'closed' }, collection))
    await store(storedFields.closed(), collection)
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
    await expectDenied(update({ ...claim(), answer: changed }), update({ status: 'closed', answer: changed }))
  })
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
    await expectDecision(update(to === 'answered' ? answer() : { status: to }), legal)
  })

  test.each([claim(), { answer: createStaffReplyFixture('bisi') }, { status: 'answered' }, {}])(
    'of a closed document is final: %o',
    async (fields) => {
      await store(storedFields.closed())
      await expectDenied(update(fields))
    },
  )

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
    await expectAllowed(update({ status: 'closed' }))
  })
})

describe('the update time', () => {
  const seedUpdated = () => store({ updatedAt: new Date('2026-03-02T09:00:00Z') })

  test.each([
    ["the client's time", getClientTimeOneSecondAgo()],
    ['a number', Date.now()],
    ['missing', deleteField()],
  ])('cannot be %s', async (_, updatedAt) => {
    await seedUpdated()
    await expectDenied(update({ ...claim(), updatedAt }))
  })

  test('cannot stay unchanged', async () => {
    await seedUpdated()
    await expectDenied(firestoreAs('bisi').doc(pathIn('requests')).update(claim()))
    await expectAllowed(update(claim()))
  })
})
