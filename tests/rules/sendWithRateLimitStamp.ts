import { serverTimestamp } from 'firebase/firestore'
import { applyFieldChanges, type FieldChanges } from '../schemas/schemaCase'
import type { FirestoreDocumentsByPath, RulesTestFirestore } from './firestoreTest'
import { getRulesTestUid, type RulesTestAccountName } from './personas'

/** Creates the fields of a stamp, the rate-limit document that permits one write; here to the document at `path`. */
export function createRateLimitStamp(path: string, change: FieldChanges = {}) {
  return applyFieldChanges({ lastSentAt: serverTimestamp(), paidFor: path }, change)
}

export function commitBatch(db: RulesTestFirestore, documents: FirestoreDocumentsByPath): Promise<void> {
  const batch = db.batch()
  Object.entries(documents).forEach(([path, fields]) => batch.set(db.doc(path), fields))
  return batch.commit()
}

/** Sends one document as the app does: the same commit writes the sender's stamp, the rate-limit document. */
export function sendWithRateLimitStamp(
  db: RulesTestFirestore,
  sender: RulesTestAccountName,
  path: string,
  fields: object,
): Promise<void> {
  return commitBatch(db, {
    [`limits/${getRulesTestUid(sender)}`]: createRateLimitStamp(path),
    [path]: fields,
  })
}
