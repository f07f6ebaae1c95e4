import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { getFirebaseApp } from './firebase/firebaseApp'
import { getFirebaseAuth } from './firebase/firebaseAuth'

/** Provides reactfire's hooks with the app and the session. It imports Firebase, so load it lazily. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={getFirebaseApp()}>
      <AuthProvider sdk={getFirebaseAuth()}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}
