import type { Account } from '../../../domain/account/account'
import { runSessionCleanups, setIsSessionEnding } from './sessionCleanup'
import { hasSentAsGuest } from './sentAsGuest'
import { loadFirebaseModule, loadPasswordModule } from '../firebase/loadFirebaseModule'
import { endPushMessages } from '../push/endPushMessages'
import { clearReactfireCache } from '../live/reactfireCache'

const loadAuthModule = () => loadFirebaseModule(() => import('../firebase/firebaseAuth'))
const loadGoogleModule = () => loadFirebaseModule(() => import('../firebase/googleSignIn'))

/** Preloads the sign-in code, because Google's popup must open during the click. */
export function preloadSignIn(): void {
  // Ignore a failed preload: the sign-in imports the code again and reports the failure.
  Promise.all([loadPasswordModule(), loadGoogleModule()]).catch(() => undefined)
}

/** Preloads the code for signing out, so that signing out also works offline. */
export function preloadSignOut(): void {
  loadAuthModule().catch(() => undefined)
}

/** Signs in with e-mail and password. Rejects with an error that has a `code` and a message to show. */
export async function signIn(email: string, password: string): Promise<Account> {
  const { signInWithPassword } = await loadPasswordModule()
  clearReactfireCache()
  return signInWithPassword(email, password)
}

/** Creates an account and signs in to it; a guest's requests and enquiries move to the account. */
export async function registerAccount(email: string, password: string): Promise<Account> {
  const { createAccount } = await loadPasswordModule()
  clearReactfireCache()
  return createAccount(email, password)
}

/** Signs in through Google's popup; `isNew` tells whether this created the account. */
export async function signInThroughGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const { signInWithGoogle } = await loadGoogleModule()
  clearReactfireCache()
  return signInWithGoogle()
}

/** Ends the guest session in this browser, after an account's session ended without a sign-out here. */
export async function clearGuestSession(): Promise<void> {
  if (!hasSentAsGuest()) return
  // If the Firebase Auth module fails to load now, the guest session ends at the next sign-out.
  await loadAuthModule().then(
    ({ signOutGuest }) => signOutGuest(),
    () => undefined,
  )
}

/**
 * Signs out, or rejects and leaves the user signed in. `unmount` must remove all screens with account data first:
 * they would query without a user, and reactfire would cache the error.
 */
export async function signOut(unmount: () => void): Promise<void> {
  const { signOutUserAndGuest } = await loadAuthModule()
  setIsSessionEnding(true)
  try {
    unmount()
    await Promise.all([runSessionCleanups(), endPushMessages()])
    await signOutUserAndGuest()
    clearReactfireCache()
  } finally {
    setIsSessionEnding(false)
  }
}
