import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  FieldValue,
} from 'firebase-admin/firestore'
import {
  type Delivery,
  parseDelivery,
  type DeliveryKind,
  getDeliveryId,
} from '../../domain/deliveries/delivery'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { toPlainFields } from '../firestoreReads'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { ignoreExisting } from '../errorCodes'

export function getDeliveryDocument(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection(firestoreCollectionNames.deliveries).doc(id)
}

/** Parses the document of a delivery; null if it does not exist or is malformed. */
export function parseDeliveryDocument(document: DocumentSnapshot): Delivery | null {
  return parseDelivery(document.id, toPlainFields(document.data()))
}

/** An e-mail address to write to, or a push device. `period` is that of a reminder: see getDeliveryId. */
type DeliveryTarget = { to: string; deviceId?: string; period?: string | undefined }

/**
 * Records that something is to be sent, and returns the record's id. A record that is there stays as it is: the event
 * came before.
 */
export async function createDelivery(
  firestore: Firestore,
  item: SentItemKey,
  kind: DeliveryKind,
  { to, ...parts }: DeliveryTarget,
  now: number,
): Promise<string> {
  const id = getDeliveryId(item, kind, parts)
  const fields = toNewDeliveryFields(item, kind, to, now)
  await getDeliveryDocument(firestore, id).create(fields).catch(ignoreExisting)
  return id
}

/** The fields of a delivery that waits for its first attempt, which is not made before `notBefore`. */
export function toNewDeliveryFields(
  item: SentItemKey,
  kind: DeliveryKind,
  to: string,
  now: number,
  { notBefore, replyId }: { notBefore?: Date | undefined; replyId?: string | undefined } = {},
) {
  return {
    itemKind: item.kind,
    itemId: item.id,
    ...(replyId !== undefined && { replyId }),
    kind,
    to,
    status: 'waiting',
    attempts: 0,
    // The schedule looks for what is due, so it does not read the delivery before.
    dueAt: new Date(Math.max(now, notBefore?.getTime() ?? 0)),
    ...(notBefore && { notBefore }),
    updatedAt: FieldValue.serverTimestamp(),
  }
}
