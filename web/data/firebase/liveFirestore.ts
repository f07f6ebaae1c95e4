import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  onSnapshot,
  queryEqual,
  terminate,
} from 'firebase/firestore'
import { closeBeforeEnding } from '../ending'
import { forgetDocuments } from '../sessionCache'
import { emulatorPort } from './emulator'
import { bringFirestore } from './lateFirestore'

const open = new Map<FirebaseApp, Firestore>()
let holders = 0

bringFirestore({ onSnapshot, queryEqual })
closeBeforeEnding(closeFirestore)

/** The full Firestore, which can listen. It keeps what it hears in memory alone. */
export function liveFirestore(app: FirebaseApp): Firestore {
  const database = open.get(app) ?? begin(app)
  open.set(app, database)
  return database
}

/**
 * Holds the connection open for as long as a live list stands on the page; answers how to let go. reactfire's
 * observables never stop listening by themselves, and an open connection costs a visitor data.
 */
export function holdFirestore(): () => void {
  holders += 1
  return () => {
    holders -= 1
    // React takes a part down and puts it up again in one go, in development at least.
    setTimeout(() => {
      if (holders === 0) void closeFirestore()
    })
  }
}

async function closeFirestore(): Promise<void> {
  const closing = [...open.values()]
  open.clear()
  forgetDocuments()
  await Promise.allSettled(closing.map(terminate))
}

function begin(app: FirebaseApp): Firestore {
  const database = getFirestore(app)
  if (import.meta.env.MODE === 'emulators') {
    connectFirestoreEmulator(database, '127.0.0.1', emulatorPort('firestore'))
  }
  return database
}
