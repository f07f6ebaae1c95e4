import type { Account } from '../../../domain/account/account'
import { runSessionCleanups, setIsSessionEnding } from './sessionCleanup'
import { hasSentAsGuest } from './sentAsGuest'
import { loadFirebaseModule, loadPasswordModule } from '../firebase/loadFirebaseModule'
import { endPushMessages } from '../push/endPushMessages'
import { clearReactfireCache } from '../live/reactfireCache'

const loadAuthModule = () => loadFirebaseModule(() => import('../firebase/firebaseAuth'))
const loadGoogleModule = () => loadFirebaseModule(() => import('../firebase/googleSignIn'))

export function preloadSignIn(): void {
  // Ignore a failed preload: the sign-in imports the code again and reports the failure.
  Promise.all([loadPasswordModule(), loadGoogleModule()]).catch(() => undefined)
}

export function preloadSignOut(): void {
  loadAuthModule().catch(() => undefined)
}

export async function signIn(email: string, password: string): Promise<Account> {
  const { signInWithPassword } = await loadPasswordModule()
  clearReactfireCache()
  return signInWithPassword(email, password)
}

export async function registerAccount(email: string, password: string): Promise<Account> {
  const { createAccount } = await loadPasswordModule()
  clearReactfireCache()
  return createAccount(email, password)
}

export async function signInThroughGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const { signInWithGoogle } = await loadGoogleModule()
  clearReactfireCache()
  return signInWithGoogle()
}

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
