import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'

/** Which products the snapshot has. Each write counts `revision` up, and so tells who has read too early. */
type SnapshotState = {
  /** The ids of the products that differ from the build, or did so until now: the latest last. */
  ids: string[]
  revision: number
  /** The folder of the build with which all products were compared. */
  base: string
}

export async function readSnapshotState(firestore: Firestore): Promise<SnapshotState> {
  return parseSnapshotState((await getStateDocument(firestore).get()).data())
}

/** Adds products to the snapshot. Without a transaction, so that many products published at once need not wait. */
export async function addToSnapshot(firestore: Firestore, ids: readonly string[]): Promise<void> {
  const fields = { ids: FieldValue.arrayUnion(...ids), revision: FieldValue.increment(1) }
  await getStateDocument(firestore).set(fields, { merge: true })
}

/** Tells writers that have read the shop's settings that they have read too early. */
export async function noteChangedSettings(firestore: Firestore): Promise<void> {
  await getStateDocument(firestore).set({ revision: FieldValue.increment(1) }, { merge: true })
}

/**
 * Removes products from the snapshot, and notes the build with which all products were compared. Does nothing and
 * returns false if the state has changed since `revision`: the products may differ again.
 */
export async function settleSnapshotState(
  firestore: Firestore,
  { revision, removedIds, base }: { revision: number; removedIds: readonly string[]; base: string },
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const document = getStateDocument(firestore)
    const state = parseSnapshotState((await transaction.get(document)).data())
    if (state.revision !== revision) return false
    if (removedIds.length === 0 && base === state.base) return true
    const ids = state.ids.filter((id) => !removedIds.includes(id))
    transaction.set(document, { ids, revision: revision + 1, base } satisfies SnapshotState)
    return true
  })
}

function parseSnapshotState({ ids, revision, base }: Readonly<Record<string, unknown>> = {}): SnapshotState {
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    revision: typeof revision === 'number' ? revision : 0,
    base: typeof base === 'string' ? base : '',
  }
}

function getStateDocument(firestore: Firestore) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc('catalogueSnapshot')
}
