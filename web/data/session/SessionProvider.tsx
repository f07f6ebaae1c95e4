import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { getFirebaseApp } from '../firebase/firebaseApp'
import { getFirebaseAuth } from '../firebase/firebaseAuth'

/** Provides reactfire's hooks with the Firebase app and the session. Load lazily: this component imports Firebase. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={getFirebaseApp()}>
      <AuthProvider sdk={getFirebaseAuth()}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}
