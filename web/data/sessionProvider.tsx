import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { firebaseApp } from './firebase/app'
import { firebaseAuth } from './firebase/auth'

/** Gives reactfire's hooks beneath it the app and the session. It brings Firebase along: load it only when needed. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <AuthProvider sdk={firebaseAuth()}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}
