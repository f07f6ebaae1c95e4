import type { Account } from '../domain/account/account'
import { runSessionCleanups, setIsSessionEnding } from './sessionCleanup'
import { hasSentAsGuest } from './sentAsGuest'
import { loadFirebaseModule, loadPasswordModule } from './loadFirebaseModule'
import { clearReactfireCache } from './reactfireCache'

const loadAuthModule = () => loadFirebaseModule(() => import('./firebase/firebaseAuth'))
const loadGoogleModule = () => loadFirebaseModule(() => import('./firebase/googleSignIn'))

/**
 * Preloads the code for signing in. Google's popup must open during the click, so its code must already be loaded then.
 */
export function preloadSignIn(): void {
  // Ignore a failed preload: the sign-in imports the code again and reports the failure.
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

/**
 * Creates an account and signs in to it; the requests and enquiries of a guest move to the account. Rejects with an
 * error that has a `code` and a message to show.
 */
export async function registerAccount(email: string, password: string): Promise<Account> {
  const { createAccount } = await loadPasswordModule()
  clearReactfireCache()
  return createAccount(email, password)
}

/**
 * Signs in through Google's popup; `isNew` tells whether this created the account. Rejects with an error that has a
 * `code` and a message to show.
 */
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

/**
 * Runs the saves that are registered to run before sign-out. Never rejects, because the Redux store shows which changes
 * are saved.
 */
export async function runPendingSaves(): Promise<void> {
  await Promise.allSettled([...pendingSaves].map((save) => save()))
}

/**
 * Ends the guest session in this browser. Used when the session of an account ended without a sign-out in this browser.
 */
export async function clearGuestSession(): Promise<void> {
  if (!hasSentAsGuest()) return
  // If the Firebase Auth module does not load, the next sign-out ends the guest session.
  await loadAuthModule().then(
    ({ signOutGuest }) => signOutGuest(),
    () => undefined,
  )
}

/**
 * Signs out in a fixed order: 1. `unmount` removes every screen with account data, 2. the session ends, 3. reactfire's
 * cache is cleared. In another order a screen would query without a user, and reactfire would cache the error. Rejects
 * when the session could not be ended; the user is then still signed in.
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
