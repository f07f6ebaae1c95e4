import { createHash } from 'node:crypto'
import { type DocumentReference, type Firestore, type Transaction, Timestamp } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/**
 * How often something may be used within each window of time, by all instances together. Two windows meet without a gap,
 * so twice `max` may fall into the time of one.
 */
export type Quota = { name: string; max: number; windowMs: number }

/**
 * Takes up to `wanted` units of the quota of `key` in the window of `now`, and returns how many there were. It reads, then
 * writes: a transaction must have done its own reads before. Each caller decides what a rejection allows.
 */
export async function takeQuotaUnits(
  transaction: Transaction,
  firestore: Firestore,
  { quota, key, wanted, now }: { quota: Quota; key: string; wanted: number; now: number },
): Promise<number> {
  if (wanted === 0) return 0
  const startMs = now - (now % quota.windowMs)
  const document = getQuotaDocument(firestore, quota, key, startMs)
  const used: unknown = (await transaction.get(document)).get('count')
  const count = typeof used === 'number' ? used : 0
  const taken = Math.max(0, Math.min(wanted, quota.max - count))
  const expiresAt = Timestamp.fromMillis(startMs + quota.windowMs)
  if (taken > 0) transaction.set(document, { count: count + taken, expiresAt })
  return taken
}

/** Takes one unit and returns whether there was one, in a transaction of its own. */
export function takeQuota(firestore: Firestore, quota: Quota, key: string, now: number): Promise<boolean> {
  return firestore.runTransaction(
    async (transaction) =>
      (await takeQuotaUnits(transaction, firestore, { quota, key, wanted: 1, now })) === 1,
  )
}

// Hashed, so that a count names nobody.
function getQuotaDocument(
  firestore: Firestore,
  { name }: Quota,
  key: string,
  startMs: number,
): DocumentReference {
  const id = createHash('sha256')
    .update(JSON.stringify([name, key, startMs]))
    .digest('hex')
  return firestore.collection(firestoreCollectionNames.quotas).doc(id)
}
