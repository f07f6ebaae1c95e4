import { describe, test } from 'vitest'
import { validSubmissionIds, invalidSubmissionIds } from '../schemas/submissionIdCases'
import {
  createStaffReplyFixture,
  createStaffClaimFixture,
  createTestSentItemId,
  getClientTimeOneSecondAgo,
  createNewSentItemFixture,
  sentCollections,
} from './testDocuments'
import { expectAllowed, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { sendWithRateLimitStamp } from './sendWithRateLimitStamp'

const { firestoreAs } = await initFirestoreTest(import.meta.url)

const changes = [
  { says: "somebody else's uid", change: () => ({ uid: 'ben' }) },
  { says: 'no uid', change: () => ({ uid: undefined }) },
  { says: 'a null uid', change: () => ({ uid: null }) },
  { says: 'the status answered', change: () => ({ status: 'answered' }) },
  { says: 'the status closed', change: () => ({ status: 'closed' }) },
  { says: 'no status', change: () => ({ status: undefined }) },
  { says: 'a null status', change: () => ({ status: null }) },
  { says: "the client's time", change: () => ({ createdAt: getClientTimeOneSecondAgo() }) },
  { says: 'a past time', change: () => ({ createdAt: new Date(0) }) },
  { says: 'a time as a number', change: () => ({ createdAt: Date.now() }) },
  { says: 'no time', change: () => ({ createdAt: undefined }) },
  { says: 'a claim', change: () => ({ claimedBy: createStaffClaimFixture('ada') }) },
  { says: 'an answer', change: () => ({ answer: createStaffReplyFixture('ada') }) },
  { says: 'an update time', change: () => ({ updatedAt: getClientTimeOneSecondAgo() }) },
  { says: 'an unknown field', change: () => ({ discount: 100 }) },
] as const

describe.each(sentCollections)('%s', (collection) => {
  const path = `${collection}/${createTestSentItemId('a')}`

  test.each(changes)('nobody can send with $says', async ({ change }) => {
    await expectDenied(
      sendWithRateLimitStamp(
        firestoreAs('ada'),
        'ada',
        path,
        createNewSentItemFixture('ada', collection, change()),
      ),
    )
    await expectAllowed(
      sendWithRateLimitStamp(firestoreAs('ada'), 'ada', path, createNewSentItemFixture('ada', collection)),
    )
  })

  test.each(validSubmissionIds)('the id may be %s', async (id) => {
    await expectAllowed(
      sendWithRateLimitStamp(
        firestoreAs('ada'),
        'ada',
        `${collection}/${id}`,
        createNewSentItemFixture('ada', collection),
      ),
    )
  })

  test.each(invalidSubmissionIds)('the id may not be %s', async (id) => {
    await expectDenied(
      sendWithRateLimitStamp(
        firestoreAs('ada'),
        'ada',
        `${collection}/${id}`,
        createNewSentItemFixture('ada', collection),
      ),
    )
    await expectAllowed(
      sendWithRateLimitStamp(firestoreAs('ada'), 'ada', path, createNewSentItemFixture('ada', collection)),
    )
  })

  test('a field of the other collection is denied', async () => {
    const otherFields = { requests: { subject: 'Black soap' }, enquiries: { whatsapp: '+234 803 456 7890' } }
    await expectDenied(
      sendWithRateLimitStamp(
        firestoreAs('ada'),
        'ada',
        path,
        createNewSentItemFixture('ada', collection, otherFields[collection]),
      ),
    )
    await expectAllowed(
      sendWithRateLimitStamp(firestoreAs('ada'), 'ada', path, createNewSentItemFixture('ada', collection)),
    )
  })
})
