import { serverTimestamp } from 'firebase/firestore'
import { applyChanges, type FieldChanges } from '../schemas/schemaCase'
import type { Documents, Firestore } from './firestoreTest'
import { uidFor, type AccountName } from './personas'

/** The fields of a stamp, the rate-limit document that permits one write: here of the document at `path`. */
export function stampFor(path: string, change: FieldChanges = {}) {
  return applyChanges({ lastSentAt: serverTimestamp(), paidFor: path }, change)
}

/** Writes documents in one commit. */
export function commitBatch(db: Firestore, documents: Documents): Promise<void> {
  const batch = db.batch()
  Object.entries(documents).forEach(([path, fields]) => batch.set(db.doc(path), fields))
  return batch.commit()
}

/** Sends one document as the app does: with the sender's stamp in the same commit. */
export function sendWithStamp(
  db: Firestore,
  sender: AccountName,
  path: string,
  fields: object,
): Promise<void> {
  return commitBatch(db, { [`limits/${uidFor(sender)}`]: stampFor(path), [path]: fields })
}
