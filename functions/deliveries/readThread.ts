import type { Firestore } from 'firebase-admin/firestore'
import type { Delivery } from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { maxDocumentsPerQuery } from '../../domain/sent-items/sentItemLimits'
import { parseDeliveryDocument } from './deliveryDocument'

/**
 * Reads the Message-IDs of the e-mails that an e-mail goes on from, the oldest first: those about its one item alone that its
 * address has got. An e-mail about several items goes on from none.
 */
export async function readThread(
  firestore: Firestore,
  [delivery, ...others]: readonly Delivery[],
): Promise<string[]> {
  if (!delivery || others.length > 0) return []
  const { docs } = await firestore
    .collection(firestoreCollectionNames.deliveries)
    .where('itemId', '==', delivery.item.id)
    .where('to', '==', delivery.to)
    .where('status', '==', 'sent')
    .limit(maxDocumentsPerQuery.staff)
    .get()
  const sent = docs.flatMap((document) => parseDeliveryDocument(document) ?? [])
  const ordered = sent.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime())
  return ordered.flatMap(({ messageId }) => messageId ?? [])
}
