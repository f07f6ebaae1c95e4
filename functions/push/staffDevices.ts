import type { Auth, UserRecord } from 'firebase-admin/auth'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { PushDevice } from '../../domain/push/pushDevice'
import { isActiveStaff } from '../findUser'
import { findAccountDevices } from './pushDevices'

// Auth looks up at most so many accounts at once.
const maxAccountsPerLookup = 100

/** Notes that an account of staff has a push device: staff are few among the owners of devices. */
export async function addStaffWithDevice(firestore: Firestore, uid: string): Promise<void> {
  await getStaffDocument(firestore).set({ uids: FieldValue.arrayUnion(uid) }, { merge: true })
}

/** Returns the devices of all who are staff now: a claim may have been revoked since its account registered a device. */
export async function findStaffDevices(firestore: Firestore, auth: Auth): Promise<PushDevice[]> {
  const { uids } = toRecordOrEmpty((await getStaffDocument(firestore).get()).data())
  const staff = (await getUsers(auth, Array.isArray(uids) ? uids : [])).filter(isActiveStaff)
  return (await Promise.all(staff.map(({ uid }) => findAccountDevices(firestore, uid)))).flat()
}

async function getUsers(auth: Auth, uids: readonly string[]): Promise<UserRecord[]> {
  const users: UserRecord[] = []
  for (let start = 0; start < uids.length; start += maxAccountsPerLookup) {
    const identifiers = uids.slice(start, start + maxAccountsPerLookup).map((uid) => ({ uid }))
    users.push(...(await auth.getUsers(identifiers)).users)
  }
  return users
}

function getStaffDocument(firestore: Firestore) {
  return firestore.collection(firestoreCollectionNames.functionStates).doc('staffWithDevices')
}
