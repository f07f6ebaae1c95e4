import { createECDH, createHash, randomBytes } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { addStaffWithDevice } from '../../functions/push/staffDevices'
import type { PushDevice } from '../../domain/push/pushDevice'
import { arrivalCounts, type PlannedItem } from './arrivalPlan'

/** Registers a device of each member of staff, and of every fifth sender. */
export async function registerDevices(
  firestore: Firestore,
  auth: Auth,
  items: readonly PlannedItem[],
  pushUrl: string,
): Promise<PushDevice[]> {
  const staff = Array.from({ length: arrivalCounts.staffDevices }, (_, index) => `staff-${index + 1}`)
  for (const uid of staff) {
    await auth.createUser({ uid })
    await auth.setCustomUserClaims(uid, { staff: true })
    await addStaffWithDevice(firestore, uid)
  }
  const senders = new Set(items.map(({ versions }) => String(versions[0]?.uid)))
  const uids = [...staff, ...[...senders].filter((_, index) => index % 5 === 0)]
  const devices = uids.map((uid) => createDevice(uid, pushUrl))
  await Promise.all(
    devices.map(({ id, ...fields }) => firestore.collection('pushDevices').doc(id).set(fields)),
  )
  return devices
}

function createDevice(uid: string, pushUrl: string): PushDevice {
  const endpoint = `${pushUrl}/${uid}`
  return {
    id: createHash('sha256').update(endpoint).digest('hex'),
    uid,
    endpoint,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    createdAt: new Date(),
  }
}
