import { describe, test } from 'vitest'
import type { SchemaCase } from '../schemas/schemaCase'
import { enquiryCases, maxLengthEnquiry } from '../schemas/enquiryCases'
import { maxLengthRequest, requestCases } from '../schemas/requestCases'
import { sentId, newDocument, sentCollections, type SentCollection } from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { sendWithStamp } from './sendWithStamp'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const cases = { requests: requestCases, enquiries: enquiryCases }
const longest = { requests: maxLengthRequest, enquiries: maxLengthEnquiry }

// All cases for each role: only this shows a rule that skips the field checks for one role.
const senders = ['guest', 'ada', 'bisi'] as const
const suites = sentCollections.flatMap((collection) => senders.map((sender) => ({ collection, sender })))

async function expectCase(
  sender: (typeof senders)[number],
  collection: SentCollection,
  { change, invalidFields }: SchemaCase,
) {
  const path = `${collection}/${sentId('a')}`
  const attempt = sendWithStamp(firestoreAs(sender), sender, path, newDocument(sender, collection, change))
  if (invalidFields.length === 0) return expectAllowed(attempt)
  await expectDenied(attempt)
  await expectAllowed(sendWithStamp(firestoreAs(sender), sender, path, newDocument(sender, collection)))
}

describe.each(suites)('$sender sends to $collection', ({ collection, sender }) => {
  test('every field at its maximum length is allowed', async () => {
    const path = `${collection}/${sentId('a')}`
    await expectAllowed(
      sendWithStamp(firestoreAs(sender), sender, path, newDocument(sender, collection, longest[collection])),
    )
  })

  test.each(cases[collection])('$says', async (lawCase) => {
    await expectCase(sender, collection, lawCase)
  })
})
