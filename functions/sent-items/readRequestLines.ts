import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { isUnit } from '../../domain/catalogue/product'
import { listRequestLines } from '../../domain/sent-items/listRequestLines'
import type { RequestedProduct } from '../../domain/sent-items/findDeletedProducts'
import { type NamedRequestLine, nameRequestLines } from '../../domain/sent-items/nameRequestLines'
import type { SentItem } from '../../domain/sent-items/sentItem'

/** Names the products of a request as the catalogue names them now; empty for an enquiry. */
export async function readRequestLines(firestore: Firestore, item: SentItem): Promise<NamedRequestLine[]> {
  const products = firestore.collection('products')
  const documents = listRequestLines(item.items).map(({ productId }) => products.doc(productId))
  if (documents.length === 0) return []
  const snapshots = await firestore.getAll(...documents, { fieldMask: ['name', 'unit'] })
  const found = new Map(snapshots.map((snapshot) => [snapshot.id, toRequestedProduct(snapshot)]))
  return nameRequestLines(item, (productId) => found.get(productId))
}

function toRequestedProduct(snapshot: DocumentSnapshot): RequestedProduct | undefined {
  const name: unknown = snapshot.get('name')
  const unit: unknown = snapshot.get('unit')
  if (typeof name !== 'string') return undefined
  return { name, ...(typeof unit === 'string' && isUnit(unit) && { unit }) }
}
