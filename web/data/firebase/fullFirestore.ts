import type { FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  type FirestoreLocalCache,
  initializeFirestore,
  onSnapshot,
  type Query,
  queryEqual,
  type QuerySnapshot,
  terminate,
  type Unsubscribe,
} from 'firebase/firestore'
import { registerSessionCleanup } from '../session/sessionCleanup'
import { forgetAnswer, noteAnswer } from '../live/liveAnswers'
import { clearCachedDocuments } from '../live/reactfireCache'
import { getEmulatorPort } from './emulatorPorts'
import { provideFirestore } from './deferredFirestore'

export type LiveTarget = Query | DocumentReference

type LiveSnapshot = QuerySnapshot | DocumentSnapshot

type SnapshotObserver = {
  next: (snapshot: LiveSnapshot) => void
  error: (error: FirestoreError) => void
  complete: () => void
}

const firestoreByApp = new Map<FirebaseApp, Firestore>()
const unsubscribeByTarget = new Map<LiveTarget, Unsubscribe>()
let retainCount = 0

provideFirestore({ onSnapshot: listen, queryEqual })
registerSessionCleanup(terminateFirestore)

/** Returns an app's full Firestore SDK, which supports live queries; caches in memory unless it starts with another cache. */
export function getFullFirestore(app: FirebaseApp, createCache?: () => FirestoreLocalCache): Firestore {
  const database = firestoreByApp.get(app) ?? createFirestore(app, createCache)
  firestoreByApp.set(app, database)
  return database
}

/** Keeps the Firestore connection open until released: reactfire never unsubscribes, and that costs mobile data. */
export function keepFirestoreConnectionOpen(): () => void {
  retainCount += 1
  addEventListener('pagehide', endAllListeners)
  return () => {
    retainCount -= 1
    // Wait before closing: in development, React's StrictMode unmounts and immediately remounts components.
    setTimeout(() => {
      if (retainCount === 0) void terminateFirestore()
    })
  }
}

/** Ends reactfire's listeners of the targets that match; reactfire itself never unsubscribes (its issue 485). */
export function endListeners(matches: (target: LiveTarget) => boolean): void {
  for (const [target, unsubscribe] of unsubscribeByTarget) {
    if (!matches(target)) continue
    unsubscribe()
    unsubscribeByTarget.delete(target)
    forgetAnswer(target)
  }
}

// Not every server notices a closed page: Google's emulator runs its queries again after each write, for hours.
function endAllListeners({ persisted }: PageTransitionEvent): void {
  if (!persisted) endListeners(() => true)
}

// Replaces `onSnapshot` for reactfire: also reports when the result becomes outdated, and can be ended.
function listen(target: LiveTarget, _options: unknown, observer: SnapshotObserver): Unsubscribe {
  const options = { includeMetadataChanges: true }
  const noting: SnapshotObserver = {
    next: (snapshot) => {
      noteAnswer(target, !snapshot.metadata.fromCache)
      observer.next(snapshot)
    },
    error: (error) => {
      forgetAnswer(target)
      observer.error(error)
    },
    complete: () => observer.complete(),
  }
  noteAnswer(target, false)
  const unsubscribe =
    target.type === 'document' ? onSnapshot(target, options, noting) : onSnapshot(target, options, noting)
  unsubscribeByTarget.set(target, unsubscribe)
  return unsubscribe
}

async function terminateFirestore(): Promise<void> {
  const instances = [...firestoreByApp.values()]
  for (const target of unsubscribeByTarget.keys()) forgetAnswer(target)
  unsubscribeByTarget.clear()
  firestoreByApp.clear()
  clearCachedDocuments()
  await Promise.allSettled(instances.map(terminate))
}

function createFirestore(app: FirebaseApp, createCache?: () => FirestoreLocalCache): Firestore {
  const database = initializeFirestore(app, createCache ? { localCache: createCache() } : {})
  if (import.meta.env.MODE === 'emulators') {
    connectFirestoreEmulator(database, '127.0.0.1', getEmulatorPort('firestore'))
  }
  return database
}
