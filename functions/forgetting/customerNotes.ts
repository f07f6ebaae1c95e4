import { createHash } from 'node:crypto'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { sentItemKinds } from '../../domain/sent-items/sentItem'

/** The document of the note about the customer with a contact key. */
export function getCustomerDocument(firestore: Firestore, contactKey: string): DocumentReference {
  const id = createHash('sha256').update(contactKey).digest('hex')
  return firestore.collection(firestoreCollectionNames.customers).doc(id)
}

/** Deletes the notes under contact keys that no item has any more. */
export async function deleteUnusedCustomerNotes(
  firestore: Firestore,
  contactKeys: readonly string[],
): Promise<void> {
  for (const contactKey of contactKeys)
    if (!(await hasItems(firestore, contactKey))) await getCustomerDocument(firestore, contactKey).delete()
}

async function hasItems(firestore: Firestore, contactKey: string): Promise<boolean> {
  const found = await Promise.all(
    sentItemKinds.map((kind) =>
      firestore
        .collection(kind)
        .where('contactKeys', 'array-contains', contactKey)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .get(),
    ),
  )
  return found.some(({ empty }) => !empty)
}
