import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { getFirebaseApp } from './firebase/firebaseApp'
import { getFirebaseAuth } from './firebase/firebaseAuth'

/**
 * Provides the hooks of the reactfire library with the Firebase app and the session. This component imports Firebase,
 * so load it lazily.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={getFirebaseApp()}>
      <AuthProvider sdk={getFirebaseAuth()}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}
