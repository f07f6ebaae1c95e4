import type { Firestore } from 'firebase-admin/firestore'
import { parseSentItem, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'
import { toPlainFields } from '../firestoreReads'
import { addInternationalNumbers } from './internationalNumbers'
import { type NamedRequestLine, nameRequestLines } from '../../domain/sent-items/nameRequestLines'
import { readRequestedProducts } from './readRequestedProducts'

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
  const item = parseSentItem(key, toPlainFields(fields))
  return item && addInternationalNumbers(item)
}

/** Whether the sender of an item had their account deleted, and with it all that names them: nobody can be answered. */
export function isSenderRemoved({ senderUid }: SentItem): boolean {
  return senderUid === ''
}

/** Names the products of a request as the catalogue names them; empty for an enquiry. `now` is in milliseconds. */
export async function readRequestLines(
  firestore: Firestore,
  item: SentItem,
  now: number,
): Promise<NamedRequestLine[]> {
  const products = await readRequestedProducts(firestore, [item], now)
  return nameRequestLines(item, (productId) => products.get(productId))
}

/** The same without products that the catalogue does not have, whose names would come from the sender's text. */
export async function readCatalogueLines(
  firestore: Firestore,
  item: SentItem,
  now: number,
): Promise<NamedRequestLine[]> {
  const products = await readRequestedProducts(firestore, [item], now)
  const items = item.items.filter(({ productId }) => products.has(productId))
  return nameRequestLines({ items, text: '' }, (productId) => products.get(productId))
}
