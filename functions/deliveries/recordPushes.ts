import type { Firestore } from 'firebase-admin/firestore'
import type { PushDevice } from '../../domain/push/pushDevice'
import type { SentItem } from '../../domain/sent-items/sentItem'
import type { PushKind } from '../push/createPushMessage'
import { createDelivery } from './deliveryDocument'

/** Records that devices are to be told about an item. */
export async function recordPushes(
  firestore: Firestore,
  item: SentItem,
  kind: PushKind,
  devices: readonly PushDevice[],
  now: number,
): Promise<void> {
  await Promise.all(
    devices.map(({ id }) => createDelivery(firestore, item, kind, { to: id, deviceId: id }, now)),
  )
}
