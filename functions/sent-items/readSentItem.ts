import type { Firestore, DocumentSnapshot } from 'firebase-admin/firestore'
import { parseSentItem, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'
import { toPlainFields } from '../firestoreReads'
import { isUnit } from '../../domain/catalogue/product'
import { listRequestLines } from '../../domain/sent-items/listRequestLines'
import type { RequestedProduct } from '../../domain/sent-items/findDeletedProducts'
import {
  type FindRequestedProduct,
  type NamedRequestLine,
  nameRequestLines,
} from '../../domain/sent-items/nameRequestLines'

/** Reads a request or an enquiry as it is now; null if it is deleted or malformed. */
export async function readSentItem(firestore: Firestore, key: SentItemKey): Promise<SentItem | null> {
  const snapshot = await firestore.collection(key.kind).doc(key.id).get()
  return parseSentItemFields(key, snapshot.data())
}

/** Parses the fields of a stored request or enquiry; null if they are missing or malformed. */
export function parseSentItemFields(
  key: SentItemKey,
  fields: Readonly<Record<string, unknown>> | undefined,
): SentItem | null {
  return parseSentItem(key, toPlainFields(fields))
}

/** Whether the sender of an item had their account deleted, and with it all that names them: nobody can be answered. */
export function isSenderRemoved({ senderUid }: SentItem): boolean {
  return senderUid === ''
}

/** Names the products of a request as the catalogue names them now; empty for an enquiry. */
export async function readRequestLines(firestore: Firestore, item: SentItem): Promise<NamedRequestLine[]> {
  return nameRequestLines(item, await readRequestedProducts(firestore, item))
}

/** The same without products that the catalogue does not have, whose names would come from the sender's text. */
export async function readCatalogueLines(firestore: Firestore, item: SentItem): Promise<NamedRequestLine[]> {
  const findProduct = await readRequestedProducts(firestore, item)
  const items = item.items.filter(({ productId }) => findProduct(productId))
  return nameRequestLines({ items, text: '' }, findProduct)
}

async function readRequestedProducts(
  firestore: Firestore,
  { items }: SentItem,
): Promise<FindRequestedProduct> {
  const products = firestore.collection('products')
  const documents = listRequestLines(items).map(({ productId }) => products.doc(productId))
  const snapshots =
    documents.length === 0 ? [] : await firestore.getAll(...documents, { fieldMask: ['name', 'unit'] })
  const found = new Map(snapshots.map((snapshot) => [snapshot.id, toRequestedProduct(snapshot)]))
  return (productId) => found.get(productId)
}

function toRequestedProduct(snapshot: DocumentSnapshot): RequestedProduct | undefined {
  const name: unknown = snapshot.get('name')
  const unit: unknown = snapshot.get('unit')
  if (typeof name !== 'string') return undefined
  return { name, ...(typeof unit === 'string' && isUnit(unit) && { unit }) }
}
