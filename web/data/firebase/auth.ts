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
import { hasSentAsGuest, markGuest } from '../guestMark'
import { firebaseApp, type Whose } from './app'
import { emulatorPort } from './emulator'
import { syncToken } from './tokenSync'

const begun: Partial<Record<Whose, Auth>> = {}

/** The identity service, begun when first asked for; a session is kept in the first storage that the browser allows. */
export function firebaseAuth(): Auth {
  return (begun.visitor ??= beginForVisitor())
}

/** The same for the guest that a visitor was before they signed in to an account that they had already. */
export function guestAuth(): Auth {
  return (begun.guest ??= beginAuth('guest'))
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

/**
 * Ends the session in this browser, that of a kept guest included, or leaves it whole: rejects with an error to show when
 * it could not be forgotten.
 */
export async function endSession(): Promise<void> {
  const auths = hasSentAsGuest() ? [guestAuth(), firebaseAuth()] : [firebaseAuth()]
  await Promise.all(auths.map((auth) => auth.authStateReady()))
  const sessions = auths.map((auth) => ({ auth, user: auth.currentUser }))
  try {
    for (const auth of auths) await signOut(auth)
  } catch {
    // The SDK lets go of the user before it knows whether the browser has; after a reload they would be back.
    await Promise.allSettled(sessions.map(({ auth, user }) => auth.updateCurrentUser(user)))
    throw new StillSignedIn()
  }
  markGuest(false)
}

/** Ends the session of a kept guest alone, as far as the browser lets it. */
export async function endGuest(): Promise<void> {
  await signOut(guestAuth()).catch(() => undefined)
  markGuest((await anonymousUser()) !== null)
}

function beginForVisitor(): Auth {
  const auth = beginAuth('visitor')
  auth.onAuthStateChanged((user) => {
    if (user?.isAnonymous) markGuest(true)
  })
  syncToken(auth, import.meta.env.VITE_TOKEN_SYNC_URL)
  return auth
}

function beginAuth(whose: Whose): Auth {
  const auth = initializeAuth(firebaseApp(whose), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    // Visitors read the provider's messages: without this map they would be codes.
    errorMap: debugErrorMap,
  })
  if (import.meta.env.MODE === 'emulators') {
    connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPort('auth')}`, { disableWarnings: true })
  }
  return auth
}
