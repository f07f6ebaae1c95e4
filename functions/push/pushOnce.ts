import type { PushDevice } from '../../domain/push/pushDevice'
import type { PushMessage } from '../../domain/push/pushMessage'
import type { Services } from '../services'
import { removeDevice } from './pushDevices'
import { sendPush } from './sendPush'
import type { VapidKeys } from './vapidKeys'

/** Sends a push message to each device, once. A device that is not reached gets none: the desk shows the same. */
export async function pushOnce(
  services: Services,
  pushKeys: VapidKeys,
  devices: readonly PushDevice[],
  message: PushMessage,
): Promise<void> {
  await Promise.all(
    devices.map(async (device) => {
      const outcome = await sendPush(device, message, pushKeys, services).catch(() => 'failed')
      if (outcome === 'gone') await removeDevice(services.firestore, device.id)
    }),
  )
}
