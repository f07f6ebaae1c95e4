import type { Firestore } from 'firebase-admin/firestore'
import type { PushDevice } from '../../domain/push/pushDevice'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { attemptDelivery } from './attemptDelivery'
import { createDelivery } from './deliveryDocument'
import type { PushKind } from '../push/createPushMessage'
import { findAccountDevices } from '../push/pushDevices'
import { findStaffDevices } from '../push/staffDevices'
import type { Services } from '../services'
import { settleAll } from '../settleAll'

/** Sends a push message about an item to every device of staff. */
export async function pushToStaff(
  services: Services,
  item: SentItem,
  kind: PushKind,
  now: number,
): Promise<void> {
  if (services.pushKeys === null) return
  await pushToDevices(services, item, kind, await findStaffDevices(services.firestore, services.auth), now)
}

/** Sends a push message about an item to every device of its sender who asked for it. */
export async function pushToSender(
  services: Services,
  item: SentItem,
  kind: PushKind,
  now: number,
): Promise<void> {
  if (services.pushKeys === null || item.senderUid === '') return
  await pushToDevices(services, item, kind, await findAccountDevices(services.firestore, item.senderUid), now)
}

async function pushToDevices(
  services: Services,
  item: SentItem,
  kind: PushKind,
  devices: readonly PushDevice[],
  now: number,
): Promise<void> {
  const ids = await recordPushes(services.firestore, item, kind, devices, now)
  await settleAll(ids.map((id) => attemptDelivery(services, id)))
}

/** Records that devices are to be told about an item, and returns the ids of the deliveries. */
export function recordPushes(
  firestore: Firestore,
  item: SentItem,
  kind: PushKind,
  devices: readonly PushDevice[],
  now: number,
): Promise<string[]> {
  return Promise.all(
    devices.map(({ id }) => createDelivery(firestore, item, kind, { to: id, deviceId: id }, now)),
  )
}
