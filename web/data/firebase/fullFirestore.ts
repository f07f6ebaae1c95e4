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

// A query that fails is asked again after waits that double, for five minutes.
const firstWaitMs = 1000
const maxWaitMs = 30_000
const maxRetries = 14

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

/**
 * Replaces `onSnapshot` for reactfire: also reports when the result becomes outdated, and can be ended. A query that has
 * shown documents is asked again after an error, which may pass: the rules deny everything while they are deployed, for
 * example. Its screen stays as it is meanwhile.
 */
function listen(target: LiveTarget, _options: unknown, observer: SnapshotObserver): Unsubscribe {
  const options = { includeMetadataChanges: true }
  let hasResult = false
  let retries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsubscribe: Unsubscribe
  const retrying: SnapshotObserver = {
    next: (snapshot) => {
      const isAnswered = !snapshot.metadata.fromCache
      noteAnswer(target, isAnswered)
      if (isAnswered) retries = 0
      // After an error, the cache may have lost what the screen shows.
      else if (retries > 0) return
      hasResult = true
      observer.next(snapshot)
    },
    error: (error) => {
      if (hasResult && retries < maxRetries) {
        noteAnswer(target, false)
        timer = setTimeout(start, Math.min(firstWaitMs * 2 ** retries, maxWaitMs))
        retries += 1
      } else {
        unsubscribeByTarget.delete(target)
        forgetAnswer(target)
        observer.error(error)
      }
    },
    complete: () => observer.complete(),
  }
  const start = () => {
    unsubscribe =
      target.type === 'document'
        ? onSnapshot(target, options, retrying)
        : onSnapshot(target, options, retrying)
  }
  const end = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  noteAnswer(target, false)
  start()
  unsubscribeByTarget.set(target, end)
  return end
}

/** Closes all connections; the next getFullFirestore opens another. Never rejects. */
export async function terminateFirestore(): Promise<void> {
  const instances = [...firestoreByApp.values()]
  endListeners(() => true)
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
