import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
  type User,
} from 'firebase/auth'
import { firebaseApp } from './app'
import { emulatorPort } from './emulator'
import { syncToken } from './tokenSync'

let begun: Auth | undefined

/** The identity service, begun when first asked for; a session is kept in the first storage that the browser allows. */
export function firebaseAuth(): Auth {
  return (begun ??= beginAuth())
}

/** The anonymous account that marks what a visitor has sent, where there is one. */
export async function anonymousUser(): Promise<User | null> {
  const auth = firebaseAuth()
  await auth.authStateReady()
  return auth.currentUser?.isAnonymous ? auth.currentUser : null
}

/** Ends the session in this browser. */
export function endSession(): Promise<void> {
  return signOut(firebaseAuth())
}

function beginAuth(): Auth {
  const auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    // Visitors read the provider's messages: without this map they would be codes.
    errorMap: debugErrorMap,
  })
  if (import.meta.env.MODE === 'emulators') {
    connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPort('auth')}`, { disableWarnings: true })
  }
  syncToken(auth, import.meta.env.VITE_TOKEN_SYNC_URL)
  return auth
}
