import type { Account } from '../domain/account/account'
import { runSessionCleanups, setIsSessionEnding } from './sessionCleanup'
import { hasSentAsGuest } from './sentAsGuest'
import { loadFirebaseModule, loadPasswordModule } from './loadFirebaseModule'
import { clearReactfireCache } from './reactfireCache'

const loadAuthModule = () => loadFirebaseModule(() => import('./firebase/firebaseAuth'))
const loadGoogleModule = () => loadFirebaseModule(() => import('./firebase/googleSignIn'))

/** Loads the code for signing in. Google's popup must open during the click, so its code cannot load then. */
export function preloadSignIn(): void {
  // The sign-in itself reports a failed load.
  Promise.all([loadPasswordModule(), loadGoogleModule()]).catch(() => undefined)
}

/** Loads the code for signing out, so that signing out also works offline. */
export function preloadSignOut(): void {
  // Ignore a failed import: the sign-out imports the module again and reports the failure.
  loadAuthModule().catch(() => undefined)
}

/** Signs in with e-mail and password. Rejects with an error that has a `code` and a message to show. */
export async function signIn(email: string, password: string): Promise<Account> {
  const { signInWithPassword } = await loadPasswordModule()
  clearReactfireCache()
  return signInWithPassword(email, password)
}

/** Creates an account and signs in; a guest's submissions move to it. Rejects as signIn does. */
export async function registerAccount(email: string, password: string): Promise<Account> {
  const { createAccount } = await loadPasswordModule()
  clearReactfireCache()
  return createAccount(email, password)
}

/** Signs in through Google's popup; `isNew` tells whether that created the account. Rejects as signIn does. */
export async function signInThroughGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const { signInWithGoogle } = await loadGoogleModule()
  clearReactfireCache()
  return signInWithGoogle()
}

type PendingSave = () => Promise<void>

const pendingSaves = new Set<PendingSave>()

/** Registers a save to run before sign-out; returns a function that unregisters it. */
export function registerPendingSave(save: PendingSave): () => void {
  pendingSaves.add(save)
  return () => {
    pendingSaves.delete(save)
  }
}

/** Runs the registered saves. Never rejects: the store shows which changes are saved. */
export async function runPendingSaves(): Promise<void> {
  await Promise.allSettled([...pendingSaves].map((save) => save()))
}

/** Ends the guest session of an account whose own session ended without a sign-out in this browser. */
export async function clearGuestSession(): Promise<void> {
  if (!hasSentAsGuest()) return
  // If the module does not load, the next sign-out ends the guest session.
  await loadAuthModule().then(
    ({ signOutGuest }) => signOutGuest(),
    () => undefined,
  )
}

/**
 * Signs out in a fixed order: 1. `unmount` removes every screen with account data, 2. the session ends, 3. reactfire's cache
 * is cleared. In another order a screen would query without a user, and reactfire would cache the error. Rejects, still
 * signed in, when the session could not be ended.
 */
export async function signOut(unmount: () => void): Promise<void> {
  const { signOutUserAndGuest } = await loadAuthModule()
  setIsSessionEnding(true)
  try {
    unmount()
    await runSessionCleanups()
    await signOutUserAndGuest()
    clearReactfireCache()
  } finally {
    setIsSessionEnding(false)
  }
}
