import { createHash } from 'node:crypto'
import { type DocumentReference, type Firestore, type Transaction, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/**
 * How often something may be used within each window of time, by all instances together. Two windows meet without a gap,
 * so twice `max` may fall into the time of one.
 */
export type UseLimit = { name: string; max: number; windowMs: number }

/**
 * Takes up to `wanted` uses of what `key` may use in the window of `now`, and returns how many it got. It reads, then
 * writes: a transaction must have done its own reads before. Each caller decides whether a rejection allows the use.
 */
export async function takeUses(
  transaction: Transaction,
  firestore: Firestore,
  { limit, key, wanted, now }: { limit: UseLimit; key: string; wanted: number; now: number },
): Promise<number> {
  if (wanted === 0) return 0
  const startMs = now - (now % limit.windowMs)
  const document = getUseDocument(firestore, limit, key, startMs)
  const used: unknown = (await transaction.get(document)).get('count')
  const count = typeof used === 'number' ? used : 0
  const taken = Math.max(0, Math.min(wanted, limit.max - count))
  const expiresAt = Timestamp.fromMillis(startMs + limit.windowMs)
  if (taken > 0) transaction.set(document, { count: count + taken, expiresAt })
  return taken
}

/** Takes one use and returns whether there was one, in a transaction of its own. */
export function takeUse(firestore: Firestore, limit: UseLimit, key: string, now: number): Promise<boolean> {
  return firestore.runTransaction(
    async (transaction) => (await takeUses(transaction, firestore, { limit, key, wanted: 1, now })) === 1,
  )
}

// Hashed, so that a count names nobody.
function getUseDocument(
  firestore: Firestore,
  { name }: UseLimit,
  key: string,
  startMs: number,
): DocumentReference {
  const id = createHash('sha256')
    .update(JSON.stringify([name, key, startMs]))
    .digest('hex')
  return firestore.collection(firestoreCollectionNames.useCounts).doc(id)
}
