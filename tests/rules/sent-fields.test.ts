import { describe, test } from 'vitest'
import type { FieldChanges, SchemaCase } from '../schemas/schemaCase'
import { enquiryCases, maxLengthEnquiry } from '../schemas/enquiryCases'
import { maxLengthRequest, requestCases } from '../schemas/requestCases'
import { sentId, newDocument, sentCollections } from './testDocuments'
import { expectAllowed, expectDecision } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { sendWithStamp } from './sendWithStamp'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const cases = { requests: requestCases, enquiries: enquiryCases }
const longest = { requests: maxLengthRequest, enquiries: maxLengthEnquiry }

// All cases for each role: only this shows a rule that skips the field checks for one role.
const senders = ['guest', 'ada', 'bisi'] as const
const suites = sentCollections.flatMap((collection) => senders.map((sender) => ({ collection, sender })))

describe.each(suites)('$sender sends to $collection', ({ collection, sender }) => {
  const path = `${collection}/${sentId('a')}`
  const send = (change: FieldChanges = {}) =>
    sendWithStamp(firestoreAs(sender), sender, path, newDocument(sender, collection, change))

  test('a valid document, from which each case below differs in one way, is allowed', async () => {
    await expectAllowed(send())
  })

  test('every field at its maximum length is allowed', async () => {
    await expectAllowed(send(longest[collection]))
  })

  test.each(cases[collection])('$says', async ({ change, invalidFields }: SchemaCase) => {
    await expectDecision(send(change), invalidFields.length === 0)
  })
})
