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

/** This browser could not forget the session. */
class StillSignedIn extends Error {
  readonly code = 'app/still-signed-in'

  constructor() {
    super('Signing out did not work, so you are still signed in and nothing was lost. Try again in a moment.')
  }
}

/** Ends the session in this browser, or leaves it whole: rejects with an error to show when it could not be forgotten. */
export async function endSession(): Promise<void> {
  const auth = firebaseAuth()
  const user = auth.currentUser
  try {
    await signOut(auth)
  } catch {
    // The SDK lets go of the user before it knows whether the browser has; after a reload they would be back.
    await auth.updateCurrentUser(user).catch(() => undefined)
    throw new StillSignedIn()
  }
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
