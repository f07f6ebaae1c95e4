import { describe, test } from 'vitest'
import type { FieldChanges, SchemaTestCase } from '../schemas/schemaCase'
import { enquirySchemaTestCases, enquiryWithMaxLengthFields } from '../schemas/enquirySchemaTestCases'
import { requestWithMaxLengthFields, requestSchemaTestCases } from '../schemas/requestSchemaTestCases'
import { createTestSentItemId, createNewSentItemFixture, sentCollections } from './testDocuments'
import { expectAllowed, expectDecision } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { sendWithRateLimitStamp } from './sendWithRateLimitStamp'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const cases = { requests: requestSchemaTestCases, enquiries: enquirySchemaTestCases }
const longest = { requests: requestWithMaxLengthFields, enquiries: enquiryWithMaxLengthFields }

// All cases for each role: only this shows a rule that skips the field checks for one role.
const senders = ['guest', 'ada', 'bisi'] as const
const suites = sentCollections.flatMap((collection) => senders.map((sender) => ({ collection, sender })))

describe.each(suites)('$sender sends to $collection', ({ collection, sender }) => {
  const path = `${collection}/${createTestSentItemId('a')}`
  const send = (change: FieldChanges = {}) =>
    sendWithRateLimitStamp(
      firestoreAs(sender),
      sender,
      path,
      createNewSentItemFixture(sender, collection, change),
    )

  test('a valid document, from which each case below differs in one way, is allowed', async () => {
    await expectAllowed(send())
  })

  test('every field at its maximum length is allowed', async () => {
    await expectAllowed(send(longest[collection]))
  })

  test.each(cases[collection])('$says', async ({ change, invalidFields }: SchemaTestCase) => {
    await expectDecision(send(change), invalidFields.length === 0)
  })
})
