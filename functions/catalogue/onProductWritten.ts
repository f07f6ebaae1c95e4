import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { productFieldLimits } from '../../domain/catalogue/product'
import { isRestoring } from '../restoreMark'
import { fetchBuiltCatalogue } from './builtSite'
import { isDifferent, readProductStates } from './productChanges'
import { publishSnapshot, type SnapshotServices } from './publishSnapshot'
import { addToSnapshot, readSnapshotState } from './snapshotState'

/**
 * Publishes a product as it is now. The event that says that it was written may be late, or come twice. During a restore it
 * throws, so that the event comes again: what is not there yet would be published as deleted.
 */
export async function onProductWritten(
  services: SnapshotServices,
  id: string,
  publish = () => publishSnapshot(services),
): Promise<void> {
  if (!productFieldLimits.id.test(id)) return
  if (await isRestoring(services.firestore)) throw new Error('A restore is not complete')
  const [built, state, products] = await Promise.all([
    fetchBuiltCatalogue(services),
    readSnapshotState(services.firestore),
    readProductStates(services.firestore, [id]),
  ])
  const isNeeded = state.ids.includes(id) || products.some((product) => isDifferent(product, built))
  if (!isNeeded) return
  await addToSnapshot(services.firestore, [id])
  await publish()
}

// The time that publishing notes in a product, and the time at which Firestore writes it, are at most this far apart.
const maxWriteMs = 60_000

/**
 * Whether an event tells of a product that a restore created: it was published before that. What visitors see of it is
 * restored, too.
 */
export function isRestored({
  before,
  after,
}: {
  before: DocumentSnapshot
  after: DocumentSnapshot
}): boolean {
  const publishedAt: unknown = after.get('updatedAt')
  if (before.exists || !(publishedAt instanceof Timestamp) || !after.createTime) return false
  return after.createTime.toMillis() - publishedAt.toMillis() > maxWriteMs
}
