import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { isUnit } from '../../domain/catalogue/product'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Quote } from '../../domain/quotes/quote'
import type { RequestedProduct } from '../../domain/sent-items/findDeletedProducts'
import type { SentItem } from '../../domain/sent-items/sentItem'

type Products = ReadonlyMap<string, RequestedProduct>

// Two e-mails and the figures of a new request need the same products within seconds.
const keptMs = 60_000
const readsByDatabase = new WeakMap<Firestore, { startedAt: number; reads: Map<string, Promise<Products>> }>()

/**
 * Finds the products of sent items in the catalogue, by id. An instance reads a product at most once a minute, so its name
 * may be as old; a product that is not in the catalogue is read each time. `now` is in milliseconds.
 */
export async function readRequestedProducts(
  firestore: Firestore,
  sentItems: readonly Pick<SentItem, 'items'>[],
  now: number,
): Promise<Products> {
  const reads = getReads(firestore, now)
  const ids = [...new Set(sentItems.flatMap(({ items }) => items.map(({ productId }) => productId)))]
  const unreadIds = ids.filter((id) => !reads.has(id))
  const reading = readProducts(firestore, unreadIds)
  for (const id of unreadIds) reads.set(id, reading)
  const found = new Map<string, RequestedProduct>()
  try {
    for (const products of await Promise.all(new Set(ids.flatMap((id) => reads.get(id) ?? []))))
      for (const [id, product] of products) found.set(id, product)
  } finally {
    for (const id of unreadIds) if (!found.has(id)) reads.delete(id)
  }
  return found
}

/** Finds the products of a quote in the catalogue; none without one. */
export async function readQuotedProducts(
  firestore: Firestore,
  quote: Quote | null,
  now: number,
): Promise<Products> {
  return readRequestedProducts(firestore, quote ? [toRequestedItems(quote)] : [], now)
}

/** The lines of a quote that are of products, as a request has them. */
export function toRequestedItems({ lines }: Quote): Pick<SentItem, 'items'> {
  return { items: lines.filter(({ productId }) => productId !== '') }
}

function getReads(firestore: Firestore, now: number): Map<string, Promise<Products>> {
  const kept = readsByDatabase.get(firestore)
  if (kept && now - kept.startedAt < keptMs) return kept.reads
  const reads = new Map<string, Promise<Products>>()
  readsByDatabase.set(firestore, { startedAt: now, reads })
  return reads
}

async function readProducts(firestore: Firestore, ids: readonly string[]): Promise<Products> {
  if (ids.length === 0) return new Map()
  const products = firestore.collection(firestoreCollectionNames.products)
  const snapshots = await firestore.getAll(...ids.map((id) => products.doc(id)), {
    fieldMask: ['name', 'unit'],
  })
  return new Map(
    snapshots.flatMap((snapshot) => {
      const product = toRequestedProduct(snapshot)
      return product ? [[snapshot.id, product] as const] : []
    }),
  )
}

function toRequestedProduct(snapshot: DocumentSnapshot): RequestedProduct | null {
  const name: unknown = snapshot.get('name')
  const unit: unknown = snapshot.get('unit')
  if (typeof name !== 'string') return null
  return { name, ...(typeof unit === 'string' && isUnit(unit) && { unit }) }
}
