import { deleteField, serverTimestamp } from 'firebase/firestore'
import { validQuote } from '../schemas/quoteSchemaTestCases'
import type { FieldChanges } from '../schemas/schemaCase'
import type { initFirestoreTest } from './firestoreTest'
import {
  createReplyFixture,
  createSentItemFixture,
  createStaffClaimFixture,
  createStaffReplyFixture,
  createTestSentItemId,
  type SentCollection,
} from './testDocuments'

/* What staff write to a request or an enquiry, and what it is when they do. */

export const claim = (change: FieldChanges = {}) => ({ claimedBy: createStaffClaimFixture('bisi', change) })
export const answer = (change: FieldChanges = {}) => ({
  status: 'answered',
  answer: createStaffReplyFixture('bisi', change),
})
export const answered = () => ({ status: 'answered', answer: createStaffReplyFixture('chidi') })
// What functions store with an item, and no client may write: domain/sent-items/contactKeys.ts and searchWords.ts.
export const searchFields = {
  contactKeys: ['email:ada@example.com'],
  numbers: { phone: { e164: '+2348034567890', isMobile: true } },
  searchWords: Array.from({ length: 300 }, (_, index) => `word${index}`),
}
export const inDays = (days: number, minutes = 0) =>
  new Date(Date.now() + days * 86_400_000 + minutes * 60_000)
export const quoteId = createTestSentItemId('quote')
export const acceptance = (change: FieldChanges = {}) => ({
  ...createStaffClaimFixture('bisi', { replyId: quoteId, how: 'phone', at: serverTimestamp() }),
  ...change,
})
export const accepted = () => ({
  ...answered(),
  status: 'accepted',
  accepted: acceptance({ at: inDays(-1) }),
})
export const closed = (change: FieldChanges = {}) => ({
  ...answered(),
  status: 'closed',
  updatedAt: inDays(-1),
  ...change,
})
export const storedFields = { new: () => ({}), answered, accepted, closed }
// What makes the move to each status valid.
export const moves = {
  new: { status: 'new', waitingSince: serverTimestamp(), accepted: deleteField() },
  answered: answer(),
  accepted: { status: 'accepted', accepted: acceptance() },
  closed: { status: 'closed' },
}

export const quoteReply = { kind: 'quote', text: '', quote: validQuote }

export const pathIn = (collection: SentCollection) => `${collection}/${createTestSentItemId('a')}`

/** Stores an item with a quote, and changes it as staff. */
export function createItemActions({ firestoreAs, seed }: Awaited<ReturnType<typeof initFirestoreTest>>) {
  return {
    store: (change: FieldChanges = {}, collection: SentCollection = 'requests') =>
      seed({
        [pathIn(collection)]: createSentItemFixture('ada', collection, change),
        [`${pathIn(collection)}/replies/${quoteId}`]: createReplyFixture('chidi', quoteReply),
      }),
    update: (fields: FieldChanges, collection: SentCollection = 'requests') =>
      firestoreAs('bisi')
        .doc(pathIn(collection))
        .update({ updatedAt: serverTimestamp(), ...fields }),
  }
}
