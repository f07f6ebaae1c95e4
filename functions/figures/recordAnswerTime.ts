import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { parseSentItemFields } from '../sent-items/readSentItem'
import { getFigureEntryDocument, parseAnswerUndoneAt } from './figureEntry'
import { toPlainFields } from '../firestoreReads'

/**
 * Stores when staff answered a sent item: the earliest change that an event shows with the status 'answered'. The event of
 * the closing shows it too, as the item before, so the order of events does not matter. The time of an answer that was
 * undone is left out.
 */
export async function recordAnswerTime(
  firestore: Firestore,
  key: SentItemKey,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  const times = [before, after].flatMap((copy) => findAnswerTime(key, copy))
  if (times.length === 0) return
  const documents = [firestore.collection(key.kind).doc(key.id), getFigureEntryDocument(firestore, key)]
  await firestore.runTransaction(async (transaction) => {
    const [stored, entry] = await transaction.getAll(...documents)
    if (!stored?.exists || !entry) return
    const valid = times.filter((time) => time > parseAnswerUndoneAt(entry))
    if (valid.length === 0) return
    const answeredAt = new Date(Math.min(...valid))
    if (!hasEarlierAnswer(stored.data(), answeredAt)) transaction.update(stored.ref, { answeredAt })
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
