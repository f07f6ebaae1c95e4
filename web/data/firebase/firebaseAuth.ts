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
import { hasSentAsGuest, setSentAsGuest } from '../session/sentAsGuest'
import { getFirebaseApp, type SessionKind } from './firebaseApp'
import { getEmulatorPort } from './emulatorPorts'
import { forgetKeptDocuments } from './keptDocuments'
import { startIdTokenSync } from './tokenSync'

const authInstances: Partial<Record<SessionKind, Auth>> = {}

/** Returns the visitor's Firebase Auth; the session is stored in the first storage that the browser permits. */
export function getFirebaseAuth(): Auth {
  return (authInstances.visitor ??= createVisitorAuth())
}

/** Returns the Firebase Auth of the guest that a visitor was before signing in to an existing account. */
export function getGuestAuth(): Auth {
  return (authInstances.guest ??= createAuth('guest'))
}

export async function getAnonymousUser(): Promise<User | null> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  return auth.currentUser?.isAnonymous ? auth.currentUser : null
}

class SignOutFailed extends Error {
  readonly code = 'app/still-signed-in'

  constructor() {
    super(
      "We couldn't sign you out, so you're still signed in and nothing was lost. Please try again in a moment.",
    )
  }
}

/**
 * Ends the sessions of both the account and the guest in this browser, or rejects and ends neither. What the desk has kept
 * on the device ends with them.
 */
export async function signOutUserAndGuest(): Promise<void> {
  const auths = hasSentAsGuest() ? [getGuestAuth(), getFirebaseAuth()] : [getFirebaseAuth()]
  await Promise.all(auths.map((auth) => auth.authStateReady()))
  const sessions = auths.map((auth) => ({ auth, user: auth.currentUser }))
  try {
    for (const auth of auths) await signOut(auth)
  } catch {
    // Restore the users: the SDK has already removed them from memory, but a reload would sign them in again.
    await Promise.allSettled(sessions.map(({ auth, user }) => auth.updateCurrentUser(user)))
    throw new SignOutFailed()
  }
  setSentAsGuest(false)
  await forgetKeptDocuments()
}

/** Ends only the guest session, and updates the flag that this browser has a guest. */
export async function signOutGuest(): Promise<void> {
  await signOut(getGuestAuth()).catch(() => undefined)
  setSentAsGuest((await getAnonymousUser()) !== null)
}

function createVisitorAuth(): Auth {
  const auth = createAuth('visitor')
  auth.onAuthStateChanged((user) => {
    if (user?.isAnonymous) setSentAsGuest(true)
  })
  // Vite replaces this full expression at build time, so builds without the URL contain no token sync.
  if (import.meta.env.VITE_TOKEN_SYNC_URL) startIdTokenSync(auth, import.meta.env.VITE_TOKEN_SYNC_URL)
  return auth
}

function createAuth(sessionKind: SessionKind): Auth {
  const auth = initializeAuth(getFirebaseApp(sessionKind), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    // The default error map has only codes, but forms show Firebase Auth's messages.
    errorMap: debugErrorMap,
  })
  if (import.meta.env.MODE === 'emulators') {
    connectAuthEmulator(auth, `http://127.0.0.1:${getEmulatorPort('auth')}`, { disableWarnings: true })
  }
  return auth
}
