import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { parsePushDevice, type PushDevice } from '../../domain/push/pushDevice'
import { toPlainFields } from '../firestoreReads'
import { getPushServiceName } from '../../domain/push/pushHosts'
import type { ApiRequest, ApiResponse } from '../apiTypes'

/** How many devices of an account receive push messages: the newest. */
export const maxDevicesPerAccount = 10

// A run removes the rest of a flood together with the runs of its other devices.
const maxRemovedAtOnce = 100

/** Parses the document of a push device; null if it does not exist or is malformed. */
function parseDeviceDocument(document: DocumentSnapshot): PushDevice | null {
  return parsePushDevice(document.id, toPlainFields(document.data()))
}

export async function readDevice(firestore: Firestore, id: string): Promise<PushDevice | null> {
  return parseDeviceDocument(await getDeviceDocument(firestore, id).get())
}

/** Returns the devices of an account that receive push messages, newest first. */
export async function findAccountDevices(firestore: Firestore, uid: string): Promise<PushDevice[]> {
  const { docs } = await queryNewestDevices(firestore, uid).limit(maxDevicesPerAccount).get()
  return docs.flatMap((document) => parseDeviceDocument(document) ?? [])
}

/** Removes a device that wants no more push messages, or must not receive any. */
export async function removeDevice(firestore: Firestore, id: string): Promise<void> {
  await getDeviceDocument(firestore, id).delete()
}

/** Removes the devices of an account beyond the newest ten. Returns how many it has removed. */
export async function removeExcessDevices(firestore: Firestore, uid: string): Promise<number> {
  const { docs } = await queryNewestDevices(firestore, uid)
    .offset(maxDevicesPerAccount)
    .limit(maxRemovedAtOnce)
    .select()
    .get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
  return docs.length
}

function getDeviceDocument(firestore: Firestore, id: string) {
  return firestore.collection(firestoreCollectionNames.pushDevices).doc(id)
}

function queryNewestDevices(firestore: Firestore, uid: string) {
  return firestore
    .collection(firestoreCollectionNames.pushDevices)
    .where('uid', '==', uid)
    .orderBy('createdAt', 'desc')
}

/** Answers with the devices of the signed-in account that receive push messages, newest first; never with an address. */
export async function listOwnDevices(firestore: Firestore, { account }: ApiRequest): Promise<ApiResponse> {
  if (!account) return { status: 401, body: { reason: 'signedOut' } }
  const devices = await findAccountDevices(firestore, account.uid)
  return {
    status: 200,
    body: {
      devices: devices.map(({ id, endpoint, createdAt }) => ({
        id,
        service: getPushServiceName(endpoint),
        createdAt: createdAt.getTime(),
      })),
    },
  }
}
