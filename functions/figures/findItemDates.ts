import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { getFiguresDate } from '../../domain/figures/figuresDate'
import { readInPages } from '../firestore/readInPages'
import { sentItemKinds } from '../../domain/sent-items/sentItem'

/** Finds the dates on which items were sent, from a time in milliseconds on. It reads only the times. */
export async function findItemDates(firestore: Firestore, fromMs: number): Promise<Set<string>> {
  const dates = new Set<string>()
  for (const kind of sentItemKinds) {
    const query = firestore
      .collection(kind)
      .where('createdAt', '>=', Timestamp.fromMillis(fromMs))
      .orderBy('createdAt')
      .orderBy(FieldPath.documentId())
      .select('createdAt')
    for await (const document of readInPages(query, (page) => page.get())) dates.add(getDate(document))
  }
  return dates
}

function getDate(document: QueryDocumentSnapshot): string {
  return getFiguresDate((document.get('createdAt') as Timestamp).toMillis())
}
