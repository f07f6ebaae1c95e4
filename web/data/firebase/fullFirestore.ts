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

/** The full Firestore SDK, with live queries; it caches in memory only. */
export function getFullFirestore(app: FirebaseApp): Firestore {
  const database = firestoreByApp.get(app) ?? createFirestore(app)
  firestoreByApp.set(app, database)
  return database
}

/**
 * Keeps the connection open while a live list is mounted; returns a function that releases it. reactfire never unsubscribes
 * by itself, and an open connection uses the visitor's data.
 */
export function keepFirestoreConnectionOpen(): () => void {
  retainCount += 1
  return () => {
    retainCount -= 1
    // In development, StrictMode unmounts and remounts at once.
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
