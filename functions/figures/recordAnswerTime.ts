import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { parseSentItemFields } from '../sent-items/readSentItem'
import { toPlainFields } from '../firestoreReads'

/**
 * Stores when staff answered a sent item: the earliest change that an event shows with the status 'answered'. The event of
 * the closing shows it too, as the item before, so the order of events does not matter.
 */
export async function recordAnswerTime(
  firestore: Firestore,
  key: SentItemKey,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  const times = [before, after].flatMap((copy) => findAnswerTime(key, copy))
  if (times.length === 0) return
  const answeredAt = new Date(Math.min(...times))
  const document = firestore.collection(key.kind).doc(key.id)
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(document)
    if (stored.exists && !hasEarlierAnswer(stored.data(), answeredAt))
      transaction.update(document, { answeredAt })
  })
}

function findAnswerTime(key: SentItemKey, copy: DocumentData | undefined): number[] {
  const item = parseSentItemFields(key, copy)
  return item?.status === 'answered' && item.updatedAt ? [item.updatedAt.getTime()] : []
}

function hasEarlierAnswer(data: DocumentData | undefined, time: Date): boolean {
  const { answeredAt } = toPlainFields(data)
  return answeredAt instanceof Date && answeredAt <= time
}
