import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  onSnapshot,
  queryEqual,
  terminate,
} from 'firebase/firestore'
import { registerSessionCleanup } from '../sessionCleanup'
import { clearCachedDocuments } from '../reactfireCache'
import { getEmulatorPort } from './emulatorPorts'
import { provideFirestore } from './deferredFirestore'

const firestoreByApp = new Map<FirebaseApp, Firestore>()
let retainCount = 0

provideFirestore({ onSnapshot, queryEqual })
registerSessionCleanup(terminateFirestore)

/** Returns an app's full Firestore SDK, which supports live queries and caches in memory only. */
export function getFullFirestore(app: FirebaseApp): Firestore {
  const database = firestoreByApp.get(app) ?? createFirestore(app)
  firestoreByApp.set(app, database)
  return database
}

/** Keeps the Firestore connection open until released: reactfire never unsubscribes, and that costs mobile data. */
export function keepFirestoreConnectionOpen(): () => void {
  retainCount += 1
  return () => {
    retainCount -= 1
    // Wait before closing: in development, React's StrictMode unmounts and immediately remounts components.
    setTimeout(() => {
      if (retainCount === 0) void terminateFirestore()
    })
  }
}

async function terminateFirestore(): Promise<void> {
  const instances = [...firestoreByApp.values()]
  firestoreByApp.clear()
  clearCachedDocuments()
  await Promise.allSettled(instances.map(terminate))
}

function createFirestore(app: FirebaseApp): Firestore {
  const database = getFirestore(app)
  if (import.meta.env.MODE === 'emulators') {
    connectFirestoreEmulator(database, '127.0.0.1', getEmulatorPort('firestore'))
  }
  return database
}
