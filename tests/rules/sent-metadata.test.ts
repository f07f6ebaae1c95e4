import { describe, test } from 'vitest'
import { validSubmissionIds, invalidSubmissionIds } from '../schemas/submissionIdCases'
import { answerFrom, claimFrom, sentId, clientClock, newDocument, sentCollections } from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { sendWithStamp } from './sendWithStamp'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const changes = [
  { says: "somebody else's uid", change: () => ({ uid: 'ben' }) },
  { says: 'no uid', change: () => ({ uid: undefined }) },
  { says: 'a null uid', change: () => ({ uid: null }) },
  { says: 'the status answered', change: () => ({ status: 'answered' }) },
  { says: 'the status closed', change: () => ({ status: 'closed' }) },
  { says: 'no status', change: () => ({ status: undefined }) },
  { says: 'a null status', change: () => ({ status: null }) },
  { says: "the client's time", change: () => ({ createdAt: clientClock() }) },
  { says: 'a past time', change: () => ({ createdAt: new Date(0) }) },
  { says: 'a time as a number', change: () => ({ createdAt: Date.now() }) },
  { says: 'no time', change: () => ({ createdAt: undefined }) },
  { says: 'a claim', change: () => ({ claimedBy: claimFrom('ada') }) },
  { says: 'an answer', change: () => ({ answer: answerFrom('ada') }) },
  { says: 'an update time', change: () => ({ updatedAt: clientClock() }) },
  { says: 'an unknown field', change: () => ({ discount: 100 }) },
] as const

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${sentId('a')}`

  test.each(changes)('nobody can send with $says', async ({ change }) => {
    await expectDenied(
      sendWithStamp(firestoreAs('ada'), 'ada', path, newDocument('ada', collection, change())),
    )
    await expectAllowed(sendWithStamp(firestoreAs('ada'), 'ada', path, newDocument('ada', collection)))
  })

  test.each(validSubmissionIds)('the id may be %s', async (id) => {
    await expectAllowed(
      sendWithStamp(firestoreAs('ada'), 'ada', `${collection}/${id}`, newDocument('ada', collection)),
    )
  })

  test.each(invalidSubmissionIds)('the id may not be %s', async (id) => {
    await expectDenied(
      sendWithStamp(firestoreAs('ada'), 'ada', `${collection}/${id}`, newDocument('ada', collection)),
    )
    await expectAllowed(sendWithStamp(firestoreAs('ada'), 'ada', path, newDocument('ada', collection)))
  })

  test('a field of the other collection is denied', async () => {
    const otherFields = { requests: { subject: 'Black soap' }, enquiries: { whatsapp: '+234 803 456 7890' } }
    await expectDenied(
      sendWithStamp(firestoreAs('ada'), 'ada', path, newDocument('ada', collection, otherFields[collection])),
    )
    await expectAllowed(sendWithStamp(firestoreAs('ada'), 'ada', path, newDocument('ada', collection)))
  })
})
