import type { Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { SentItemKey } from '../../domain/sent-items/sentItem'

/** The next thing that staff are reminded of: a reply that is due soon, then one that is late. */
export type ReminderStage = 'dueSoon' | 'late'

/** The document that holds the next reminder of an item. */
export function getReminderDocument(firestore: Firestore, { kind, id }: SentItemKey) {
  return firestore.collection(firestoreCollectionNames.reminders).doc(`${kind}-${id}`)
}

/** The fields of an item's next reminder. */
export function toReminderFields({ kind, id }: SentItemKey, stage: ReminderStage, at: number) {
  return { itemKind: kind, itemId: id, stage, at: new Date(at) }
}
