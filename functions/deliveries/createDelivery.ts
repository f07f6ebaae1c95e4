import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { type DeliveryKind, getDeliveryId } from '../../domain/deliveries/delivery'
import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { ignoreExisting } from '../firestoreErrors'
import { getDeliveryDocument } from './deliveryDocument'

/** An e-mail address to write to, or a push device. */
export type DeliveryTarget = { to: string; deviceId?: string }

/**
 * Records that something is to be sent, and returns the record's id. A record that is there stays as it is: the event
 * came before.
 */
export async function createDelivery(
  firestore: Firestore,
  item: SentItemKey,
  kind: DeliveryKind,
  { to, deviceId }: DeliveryTarget,
  now: number,
): Promise<string> {
  const id = getDeliveryId(item, kind, deviceId)
  const fields = {
    itemKind: item.kind,
    itemId: item.id,
    kind,
    to,
    status: 'waiting',
    attempts: 0,
    dueAt: new Date(now),
    updatedAt: FieldValue.serverTimestamp(),
  }
  await getDeliveryDocument(firestore, id).create(fields).catch(ignoreExisting)
  return id
}
