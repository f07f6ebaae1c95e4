import { serverTimestamp } from 'firebase/firestore'
import { changed, type Change } from '../laws/case'
import { uidOf, type AccountName } from './personas'
import type { Documents, Firestore } from './stage'

/** A stamp that pays for one document. */
export function stampFor(path: string, change: Change = {}) {
  return changed({ lastSentAt: serverTimestamp(), paidFor: path }, change)
}

/** Writes documents in one commit. */
export function commit(db: Firestore, documents: Documents): Promise<void> {
  const batch = db.batch()
  Object.entries(documents).forEach(([path, fields]) => batch.set(db.doc(path), fields))
  return batch.commit()
}

/** Sends one document as the app does: the sender's stamp and what it pays for, in one commit. */
export function send(db: Firestore, sender: AccountName, path: string, fields: object): Promise<void> {
  return commit(db, { [`limits/${uidOf(sender)}`]: stampFor(path), [path]: fields })
}
