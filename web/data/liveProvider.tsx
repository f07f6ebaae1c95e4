import { type ReactNode, useEffect } from 'react'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { firebaseApp, type Whose } from './firebase/app'
import { firebaseAuth, guestAuth } from './firebase/auth'
import { holdFirestore, liveFirestore } from './firebase/liveFirestore'

/**
 * Gives reactfire's hooks beneath it a session and its live documents. It brings the full Firestore along: load it only
 * where something is followed live.
 */
export function LiveProvider({ whose, children }: { whose: Whose; children: ReactNode }) {
  const app = firebaseApp(whose)
  const auth = whose === 'guest' ? guestAuth() : firebaseAuth()
  useEffect(holdFirestore, [])
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={liveFirestore(app)}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}
