import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { parseReply } from '../../domain/conversation/reply'
import { type Counters, getCounters } from '../../domain/figures/counters'
import { countQuote } from '../../domain/figures/quoteFigures'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Calendar } from '../../domain/opening-hours/calendar'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { toPlainFields } from '../firestoreReads'
import { queryNewestQuote } from '../sent-items/readReplies'
import { isSenderRemoved } from '../sent-items/readSentItem'
import { parseFigureEntry } from './figureEntry'

/** When and by which calendar items are counted; `now` is in milliseconds. */
export type CountingMoment = { now: number; calendar: Calendar }

/**
 * Counts the quote of an item, which it reads in a transaction. What an item counted for stays once its conversation is
 * deleted on behalf of its sender.
 */
export async function countStoredQuote(
  firestore: Firestore,
  transaction: Transaction,
  item: SentItem,
  entry: DocumentSnapshot,
  calendar: Calendar,
): Promise<Counters> {
  if (isSenderRemoved(item)) return getCounters(parseFigureEntry(entry).counters, 'quotes')
  // Before the first answer there is no quote.
  if (item.answer === null) return {}
  const replies = firestore.collection(item.kind).doc(item.id).collection(firestoreCollectionNames.replies)
  const reply = item.accepted
    ? await transaction.get(replies.doc(item.accepted.replyId))
    : (await transaction.get(queryNewestQuote(replies))).docs[0]
  const parsed = reply && parseReply(reply.id, toPlainFields(reply.data()))
  return countQuote(item, parsed?.quote ?? null, calendar)
}
