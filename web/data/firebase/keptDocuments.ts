import { isConnected } from '../../browser/isConnected'
import { listLocalStorageKeys, safeLocalStorage } from '../../browser/safeStorage'
import { withTimeout } from '../../browser/withTimeout'
import { getFirebaseApp } from './firebaseApp'

/*
 * What the desk keeps on the device for when there is no connection: Firestore's documents, in IndexedDB, and whose they
 * are. Nobody else keeps documents there: the shop's Firestore keeps them in memory.
 */

// Firestore's own name.
export const tabStatePrefix = 'firestore_'

const staffKey = 'deskKeptFor'
const startedKey = 'deskKeptSince'

const maxAgeMs = 7 * 24 * 3_600_000
const timeoutMs = 3000

/** Remembers who is staff on this device, for a start without a connection. */
export function rememberStaff(uid: string): void {
  safeLocalStorage.write(staffKey, uid)
}

export function wasStaff(uid: string): boolean {
  return safeLocalStorage.read(staffKey) === uid
}

/** Deletes all of it; Firestore closes in the other tabs. Never rejects, and takes 3 s at most. */
export async function forgetKeptDocuments(): Promise<void> {
  for (const key of [staffKey, startedKey, ...listLocalStorageKeys(tabStatePrefix)])
    safeLocalStorage.remove(key)
  await withTimeout(deleteDatabase(), timeoutMs, () => new Error('IndexedDB did not answer.')).catch(
    () => undefined,
  )
}

/**
 * Deletes the kept documents once a week, because they may name a customer whose data was deleted meanwhile; not while
 * another tab uses them, or without a connection. Call it before the desk's Firestore starts.
 */
export async function limitAgeOfKeptDocuments(): Promise<void> {
  try {
    const { locks } = navigator
    await locks.request(startedKey, { ifAvailable: true }, (lock) => (lock ? forgetIfOld() : undefined))
    // Until the page goes away.
    void locks.request(startedKey, { mode: 'shared' }, () => new Promise<never>(() => undefined))
  } catch {
    // Without the Web Locks API it is not known whether another tab uses them.
  }
}

async function forgetIfOld(): Promise<void> {
  const startedAt = Number(safeLocalStorage.read(startedKey) ?? 0)
  if (Date.now() - startedAt < maxAgeMs || !(await isConnected())) return
  const staffUid = safeLocalStorage.read(staffKey)
  await forgetKeptDocuments()
  safeLocalStorage.write(startedKey, String(Date.now()))
  if (staffUid !== null) rememberStaff(staffUid)
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const { name, options } = getFirebaseApp()
    // Firefox before 126 cannot list databases.
    const request = indexedDB.deleteDatabase(`firestore/${name}/${options.projectId ?? ''}/main`)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(new Error('IndexedDB did not delete the kept documents.'))
  })
}
