import type { Firestore } from 'firebase-admin/firestore'
import type { SentItem } from '../../domain/sent-items/sentItem'

/** Finds which products of sent items are in the catalogue. Made-up numbers would fill a day's document, which has 1 MiB. */
export async function findKnownProducts(
  firestore: Firestore,
  sentItems: readonly SentItem[],
): Promise<(productId: string) => boolean> {
  const ids = new Set(sentItems.flatMap(({ items }) => items.map(({ productId }) => productId)))
  if (ids.size === 0) return () => false
  const products = firestore.collection('products')
  const snapshots = await firestore.getAll(...[...ids].map((id) => products.doc(id)), { fieldMask: [] })
  const knownIds = new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id))
  return (productId) => knownIds.has(productId)
}
