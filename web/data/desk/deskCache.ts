import {
  type FirestoreLocalCache,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore'
import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../browser/createChangeNotifier'
import { terminateFirestore } from '../firebase/fullFirestore'
import { tabStatePrefix } from '../firebase/keptDocuments'

// Firestore deletes what was used least, from this size on: its minimum, which has the inbox many times.
const cacheSizeBytes = 1_048_576

let isStorageFull = false
const { subscribe, notify } = createChangeNotifier()

// Firestore's tabs tell each other through localStorage what they follow. Where it is full, the exception would end
// Firestore for good, in this tab and in others: start it again with a cache in memory instead.
// oxlint-disable-next-line typescript/unbound-method -- called with its storage below
const { setItem } = Storage.prototype
Storage.prototype.setItem = function (key, text) {
  try {
    setItem.call(this, key, text)
  } catch (error) {
    if (!key.startsWith(tabStatePrefix)) throw error
    queueMicrotask(switchToMemory)
  }
}

function switchToMemory() {
  if (isStorageFull) return
  isStorageFull = true
  void terminateFirestore()
  notify()
}

/** Returns a cache on the device, so that the desk opens without a connection; in memory once localStorage was full. */
export function createDeskCache(): FirestoreLocalCache {
  if (isStorageFull) return memoryLocalCache()
  return persistentLocalCache({ cacheSizeBytes, tabManager: persistentMultipleTabManager() })
}

/** Whether localStorage was full since the page was loaded. After a change, Firestore is another. */
export function useIsStorageFull(): boolean {
  return useSyncExternalStore(subscribe, () => isStorageFull)
}
