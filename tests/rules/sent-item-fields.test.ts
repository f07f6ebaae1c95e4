import { describe, test } from 'vitest'
import { enquirySchemaTestCases, enquiryWithMaxLengthFields } from '../schemas/enquirySchemaTestCases'
import { requestSchemaTestCases, requestWithMaxLengthFields } from '../schemas/requestSchemaTestCases'
import type { FieldChanges, SchemaTestCase } from '../schemas/schemaCase'
import { invalidSubmissionIds, validSubmissionIds } from '../schemas/sentItemCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import type { RulesTestAccountName } from './personas'
import { sendWithRateLimitStamp } from './sendWithRateLimitStamp'
import {
  createSentItemFixture,
  createStaffClaimFixture,
  createStaffReplyFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  sentCollections,
  type SentCollection,
} from './testDocuments'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const cases = { requests: requestSchemaTestCases, enquiries: enquirySchemaTestCases }
const longest = { requests: requestWithMaxLengthFields, enquiries: enquiryWithMaxLengthFields }
const otherFields = { requests: { subject: 'Black soap' }, enquiries: { whatsapp: '+234 803 456 7890' } }

const send = (
  collection: SentCollection,
  change: FieldChanges = {},
  sender: RulesTestAccountName = 'ada',
  id = createTestSentItemId('a'),
) =>
  sendWithRateLimitStamp(
    firestoreAs(sender),
    sender,
    `${collection}/${id}`,
    createSentItemFixture(sender, collection, change),
  )

describe.each(sentCollections)('%s', (collection) => {
  test('a valid document, from which each case below differs in one way, is allowed', () =>
    expectAllowed(send(collection)))

  test.each(cases[collection])('$says', ({ change, invalidFields }: SchemaTestCase) =>
    expectDecision(send(collection, change), invalidFields.length === 0),
  )

  test.each([
    ["somebody else's uid", { uid: 'ben' }],
    ['no uid', { uid: undefined }],
    ['the status answered', { status: 'answered' }],
    ['no status', { status: undefined }],
    ["the client's time", { createdAt: getClientTimeOneSecondAgo() }],
    ['no time', { createdAt: undefined }],
    ["the client's time since which it waits", { waitingSince: getClientTimeOneSecondAgo() }],
    ['a claim', { claimedBy: createStaffClaimFixture('ada') }],
    ['an answer', { answer: createStaffReplyFixture('ada') }],
    ['an update time', { updatedAt: getClientTimeOneSecondAgo() }],
    ['contact keys', { contactKeys: ['email:ada@example.com'] }],
    ['search words', { searchWords: ['ada'] }],
    ['numbers', { numbers: { phone: { e164: '+2348034567890', isMobile: true } } }],
    ['an unknown field', { discount: 100 }],
    ['a field of the other collection', otherFields[collection]],
  ])('nobody can send with %s', (_, change) => expectDenied(send(collection, change)))

  // The cases above are ada's. These show a rule that skips a check for another kind of sender.
  describe.each(['guest', 'bisi'] as const)('from %s', (sender) => {
    test('every field at its maximum length is allowed', () =>
      expectAllowed(send(collection, longest[collection], sender)))

    test.each<[string, FieldChanges]>([
      ['without a way to reply', { phone: undefined, whatsapp: undefined, email: undefined }],
      ['with an invalid phone number', { phone: '803456' }],
      ['with an unknown field', { discount: 100 }],
      ['in the name of ada', { uid: 'ada' }],
    ])('a document %s is denied', (_, change) => expectDenied(send(collection, change, sender)))
  })
})

test.each(validSubmissionIds)('the id may be %s', (id) => expectAllowed(send('requests', {}, 'ada', id)))

test.each(invalidSubmissionIds)('the id may not be %s', (id) => expectDenied(send('requests', {}, 'ada', id)))
