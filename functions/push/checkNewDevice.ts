import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { PushDevice } from '../../domain/push/pushDevice'
import { isAllowedPushEndpoint, type PushEndpointOptions } from '../../domain/push/pushHosts'
import { findUser, isActiveStaff } from '../findUser'
import { readDevice, removeDevice, removeExcessDevices } from './pushDevices'
import { addStaffWithDevice } from './staffDevices'

/**
 * What became of a new device. A refused one names the host of an address that is not a push service; an 'ownerless' one
 * belongs to an account that has been deleted meanwhile. Both are removed. One that is 'gone' was removed before.
 */
type NewDeviceOutcome =
  | { kind: 'kept'; isStaff: boolean; removedCount: number }
  | { kind: 'refused'; host: string }
  | { kind: 'ownerless' }
  | { kind: 'gone' }

/**
 * Removes a new device if it must not receive push messages, and the owner's devices beyond the newest ten. It reads the
 * device as it is now: since the event, another account may have registered the same browser.
 */
export async function checkNewDevice(
  firestore: Firestore,
  auth: Auth,
  { id }: Pick<PushDevice, 'id'>,
  options: PushEndpointOptions,
): Promise<NewDeviceOutcome> {
  const device = await readDevice(firestore, id)
  if (!device) return { kind: 'gone' }
  const { uid, endpoint } = device
  if (!isAllowedPushEndpoint(endpoint, options)) {
    await removeDevice(firestore, id)
    return { kind: 'refused', host: URL.canParse(endpoint) ? new URL(endpoint).host : '' }
  }
  const owner = await findUser(auth, uid)
  if (!owner) {
    await removeDevice(firestore, id)
    return { kind: 'ownerless' }
  }
  const isStaff = isActiveStaff(owner)
  if (isStaff) await addStaffWithDevice(firestore, uid)
  return { kind: 'kept', isStaff, removedCount: await removeExcessDevices(firestore, uid) }
}
