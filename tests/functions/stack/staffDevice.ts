import { createHash } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { onTestFinished } from 'vitest'
import { startPushService } from '../../../packages/local-mail-and-push/push/startPushService'
import { checkNewDevice } from '../../../functions/push/checkNewDevice'
import { readDevice } from '../../../functions/push/pushDevices'
import { createVapidKeys } from '../../../functions/push/vapidKeys'
import { createTestServices } from './testServices'

export const deviceKeys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

export async function storeDevice(
  firestore: Firestore,
  uid: string,
  endpoint: string,
  createdAt = Timestamp.now(),
) {
  const id = createHash('sha256').update(endpoint).digest('hex')
  await firestore.doc(`pushDevices/${id}`).set({ uid, endpoint, ...deviceKeys, createdAt })
  const device = await readDevice(firestore, id)
  if (!device) throw new Error('The device was not stored.')
  return device
}

/** Services that push to one device of staff; `answerNext` is the status of the push service's next answer. */
export async function createServicesWithStaffDevice() {
  const [pushService, pushKeys] = [await startPushService(), createVapidKeys()]
  onTestFinished(pushService.stop)
  const { services } = await createTestServices()
  const { firestore, auth } = services
  await auth.createUser({ uid: 'sola' })
  await auth.setCustomUserClaims('sola', { staff: true })
  const { endpoint, ...subscriptionKeys } = pushService.subscribe(pushKeys.publicKey)
  const device = { ...(await storeDevice(firestore, 'sola', endpoint)), ...subscriptionKeys }
  await firestore.doc(`pushDevices/${device.id}`).update(subscriptionKeys)
  await checkNewDevice(firestore, auth, device, { allowLoopback: true })
  const answerNext = (status: number) => pushService.answerNext(endpoint, status)
  return {
    services: { ...services, pushKeys },
    deviceId: device.id,
    received: pushService.received,
    answerNext,
  }
}
