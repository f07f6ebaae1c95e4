import type { PushDevice } from '../../domain/push/pushDevice'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { attemptDelivery } from './attemptDelivery'
import { createDelivery } from './deliveryDocument'
import type { PushKind } from '../push/createPushMessage'
import { findStaffDevices } from '../push/staffDevices'
import type { Services } from '../services'

export async function pushToStaff(
  services: Services,
  item: SentItem,
  kind: PushKind,
  now: number,
): Promise<void> {
  if (services.pushKeys === null) return
  await pushToDevices(services, item, kind, await findStaffDevices(services.firestore, services.auth), now)
}

async function pushToDevices(
  services: Services,
  item: SentItem,
  kind: PushKind,
  devices: readonly PushDevice[],
  now: number,
): Promise<void> {
  await Promise.all(
    devices.map(async ({ id }) => {
      const delivery = await createDelivery(services.firestore, item, kind, { to: id, deviceId: id }, now)
      await attemptDelivery(services, delivery, now)
    }),
  )
}
