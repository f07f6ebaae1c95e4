import { FieldPath, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { getFiguresDateStart } from '../../domain/figures/figuresDate'
import { dayMs } from '../../domain/site/lagosTime'
import { type SentItem, type SentItemKind, sentItemKinds } from '../../domain/sent-items/sentItem'
import { readInPages } from '../firestore/readInPages'
import { parseSentItemFields } from '../sent-items/readSentItem'

/** Reads all items that were sent on a date, in a transaction. */
export async function readItemsOfDay(
  firestore: Firestore,
  transaction: Transaction,
  date: string,
): Promise<SentItem[]> {
  const items: SentItem[] = []
  for (const kind of sentItemKinds) {
    const query = queryItemsOfDay(firestore, kind, getFiguresDateStart(date))
    for await (const document of readInPages(query, (page) => transaction.get(page))) {
      const item = parseSentItemFields({ kind, id: document.id }, document.data())
      if (item) items.push(item)
    }
  }
  return items
}

function queryItemsOfDay(firestore: Firestore, kind: SentItemKind, startMs: number) {
  return firestore
    .collection(kind)
    .where('createdAt', '>=', Timestamp.fromMillis(startMs))
    .where('createdAt', '<', Timestamp.fromMillis(startMs + dayMs))
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
}
