import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import type { Account } from '../../domain/account'
import { accountOf } from '../sessionAccount'
import { firebaseApp } from './app'

let begun: Auth | undefined

/** The identity service, begun when first asked for; a session is kept in the first storage that the browser allows. */
export function firebaseAuth(): Auth {
  return (begun ??= beginAuth())
}

/** Signs in with e-mail and password; rejects with the provider's error, its message in words. */
export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password)
  return accountOf(user)
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
    const port = 9099 + Number(import.meta.env.VITE_PORT_OFFSET ?? 0)
    connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true })
  }
  return auth
}
