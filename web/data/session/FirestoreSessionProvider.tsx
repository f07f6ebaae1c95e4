import type { FirestoreLocalCache } from 'firebase/firestore'
import { type ReactNode, useEffect } from 'react'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { getFirebaseApp, type SessionKind } from '../firebase/firebaseApp'
import { getFirebaseAuth, getGuestAuth } from '../firebase/firebaseAuth'
import { keepFirestoreConnectionOpen, getFullFirestore } from '../firebase/fullFirestore'

/** Provides a session and live Firestore documents. Load lazily: this component imports the full Firestore SDK. */
export function FirestoreSessionProvider({
  sessionKind,
  createCache,
  children,
}: {
  sessionKind: SessionKind
  /** The cache of a Firestore that keeps documents on the device; without it they are kept in memory. */
  createCache?: () => FirestoreLocalCache
  children: ReactNode
}) {
  const app = getFirebaseApp(sessionKind)
  const auth = sessionKind === 'guest' ? getGuestAuth() : getFirebaseAuth()
  useEffect(keepFirestoreConnectionOpen, [])
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={getFullFirestore(app, createCache)}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}
