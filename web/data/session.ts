import type { Account } from '../domain/account'
import { forgetObserved } from './sessionCache'

/** Firebase's part of the program could not be fetched. */
class Unreachable extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super('The sign-in service could not be reached. Check that you are online, then try again.')
  }
}

/** Fetches what signing in needs ahead of time; signing in says so when it cannot be had. */
export function prepareSignIn(): void {
  load().catch(() => undefined)
}

/** Signs in with e-mail and password. Rejects with an error that has a `code` and a message to show. */
export async function signIn(email: string, password: string): Promise<Account> {
  const { signInWithPassword } = await load()
  forgetObserved()
  return signInWithPassword(email, password)
}

type Save = () => Promise<void>

const saves = new Set<Save>()

/** Has something saved to the account before it is left; a save that rejects keeps the account. Answers how to stop. */
export function saveBeforeLeaving(save: Save): () => void {
  saves.add(save)
  return () => {
    saves.delete(save)
  }
}

/**
 * Signs out: 1 what belongs to the account is saved, 2 `unmount` takes down every screen that shows the account, 3 the
 * session ends, 4 what reactfire observed is forgotten. In another order a screen would ask for documents as nobody,
 * and reactfire would keep the refusal. Rejects, still signed in, when something could not be saved.
 */
export async function leaveAccount(unmount: () => void): Promise<void> {
  const { endSession } = await load()
  await Promise.all([...saves].map((save) => save()))
  unmount()
  await endSession()
  forgetObserved()
}

async function load() {
  try {
    return await import('./firebase/auth')
  } catch {
    throw new Unreachable()
  }
}
