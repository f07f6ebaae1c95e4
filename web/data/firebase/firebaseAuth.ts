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
import { hasSentAsGuest, setSentAsGuest } from '../sentAsGuest'
import { getFirebaseApp, type SessionKind } from './firebaseApp'
import { getEmulatorPort } from './emulatorPorts'
import { startIdTokenSync } from './tokenSync'

const authInstances: Partial<Record<SessionKind, Auth>> = {}

/** The visitor's Auth, initialised on first use; it persists the session in the first storage that the browser permits. */
export function getFirebaseAuth(): Auth {
  return (authInstances.visitor ??= createVisitorAuth())
}

/** The Auth of the guest that a visitor was before signing in to an existing account. */
export function getGuestAuth(): Auth {
  return (authInstances.guest ??= createAuth('guest'))
}

/** The signed-in anonymous user, if any. */
export async function getAnonymousUser(): Promise<User | null> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  return auth.currentUser?.isAnonymous ? auth.currentUser : null
}

/** The browser failed to delete the persisted session. */
class SignOutFailed extends Error {
  readonly code = 'app/still-signed-in'

  constructor() {
    super('Signing out did not work, so you are still signed in and nothing was lost. Try again in a moment.')
  }
}

/**
 * Ends both the account's and the guest's session in this browser, or neither; on failure, rejects with an error to
 * show.
 */
export async function signOutUserAndGuest(): Promise<void> {
  const auths = hasSentAsGuest() ? [getGuestAuth(), getFirebaseAuth()] : [getFirebaseAuth()]
  await Promise.all(auths.map((auth) => auth.authStateReady()))
  const sessions = auths.map((auth) => ({ auth, user: auth.currentUser }))
  try {
    for (const auth of auths) await signOut(auth)
  } catch {
    // The SDK drops the user before its storage confirms; without this, a reload would sign them in again.
    await Promise.allSettled(sessions.map(({ auth, user }) => auth.updateCurrentUser(user)))
    throw new SignOutFailed()
  }
  setSentAsGuest(false)
}

/** Ends only the guest's session, and updates the guest flag. */
export async function signOutGuest(): Promise<void> {
  await signOut(getGuestAuth()).catch(() => undefined)
  setSentAsGuest((await getAnonymousUser()) !== null)
}

function createVisitorAuth(): Auth {
  const auth = createAuth('visitor')
  auth.onAuthStateChanged((user) => {
    if (user?.isAnonymous) setSentAsGuest(true)
  })
  startIdTokenSync(auth, import.meta.env.VITE_TOKEN_SYNC_URL)
  return auth
}

function createAuth(sessionKind: SessionKind): Auth {
  const auth = initializeAuth(getFirebaseApp(sessionKind), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    // Forms show Firebase Auth's error messages; its default error map has only codes.
    errorMap: debugErrorMap,
  })
  if (import.meta.env.MODE === 'emulators') {
    connectAuthEmulator(auth, `http://127.0.0.1:${getEmulatorPort('auth')}`, { disableWarnings: true })
  }
  return auth
}
