import type { Firestore } from 'firebase-admin/firestore'
import { listRequestLines } from '../../web/domain/sent-items/listRequestLines'
import { type NamedRequestLine, nameRequestLines } from '../../web/domain/sent-items/nameRequestLines'
import type { SentItem } from '../../web/domain/sent-items/sentItem'

/** Names the products of a request as the catalogue names them now; empty for an enquiry. */
export async function readRequestLines(firestore: Firestore, item: SentItem): Promise<NamedRequestLine[]> {
  const products = firestore.collection('products')
  const documents = listRequestLines(item.items).map(({ productId }) => products.doc(productId))
  if (documents.length === 0) return []
  const snapshots = await firestore.getAll(...documents, { fieldMask: ['name'] })
  const names = new Map(snapshots.map((snapshot) => [snapshot.id, toText(snapshot.get('name'))]))
  return nameRequestLines(item, (productId) => names.get(productId))
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
