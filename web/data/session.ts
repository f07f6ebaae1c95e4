import type { Account } from '../domain/account'
import { closeAll, noteEnding } from './ending'
import { hasSentAsGuest } from './guestMark'
import { reach } from './reach'
import { forgetObserved } from './sessionCache'

const loadAuth = () => reach(() => import('./firebase/auth'))
const loadPassword = () => reach(() => import('./firebase/password'))
const loadGoogle = () => reach(() => import('./firebase/google'))

/** Fetches what every way of signing in needs ahead of time: Google's window must open at the press of its button. */
export function prepareSignIn(): void {
  // Signing in itself says so when they cannot be had.
  Promise.all([loadPassword(), loadGoogle()]).catch(() => undefined)
}

/** Fetches what signing out needs ahead of time: it must work offline, too. */
export function prepareLeaving(): void {
  // Signing out itself says so when it cannot be had.
  loadAuth().catch(() => undefined)
}

/** Signs in with e-mail and password. Rejects with an error that has a `code` and a message to show. */
export async function signIn(email: string, password: string): Promise<Account> {
  const { signInWithPassword } = await loadPassword()
  forgetObserved()
  return signInWithPassword(email, password)
}

/** Makes an account and signs it in; what the visitor sent before stays theirs. Rejects as signIn does. */
export async function register(email: string, password: string): Promise<Account> {
  const { createAccount } = await loadPassword()
  forgetObserved()
  return createAccount(email, password)
}

/** Signs in through Google's window, making an account for whoever has none (`isNew`). Rejects as signIn does. */
export async function signInThroughGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const { signInWithGoogle } = await loadGoogle()
  forgetObserved()
  return signInWithGoogle()
}

type Save = () => Promise<void>

const saves = new Set<Save>()

/** Has something saved to the account before it is left. Answers how to stop. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save)
  return () => {
    saves.delete(save)
  }
}

/** Saves what is to be saved before the account is left. What fails is not said here: the store tells what was kept. */
export async function saveForAccount(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()))
}

/** A guest who was kept beside an account goes with it when its session has ended without anybody signing out here. */
export async function forgetKeptGuest(): Promise<void> {
  if (!hasSentAsGuest()) return
  // What cannot be fetched now is forgotten when somebody signs out.
  await loadAuth().then(
    ({ endGuest }) => endGuest(),
    () => undefined,
  )
}

/**
 * Signs out: 1 `unmount` takes down every screen that shows the account, with all that listens, 2 the session ends, 3 what
 * reactfire observed is forgotten. In another order a screen would ask for documents as nobody, and reactfire would keep
 * the refusal. Rejects, still signed in, when the session could not be ended.
 */
export async function leaveAccount(unmount: () => void): Promise<void> {
  const { endSession } = await loadAuth()
  noteEnding(true)
  try {
    unmount()
    await closeAll()
    await endSession()
    forgetObserved()
  } finally {
    noteEnding(false)
  }
}
