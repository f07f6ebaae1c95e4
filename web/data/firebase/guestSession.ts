import type { User } from 'firebase/auth'
import { setSentAsGuest } from '../sentAsGuest'
import { getGuestAuth } from './firebaseAuth'

/**
 * Keeps a guest's anonymous session after sign-in to another account: its documents cannot move to that account, but the
 * guest can still read them. Clears the guest flag when there is no guest.
 */
export async function saveGuestSession(guestUser: User | null): Promise<void> {
  if (!guestUser) {
    setSentAsGuest(false)
    return
  }
  await getGuestAuth().updateCurrentUser(guestUser)
  setSentAsGuest(true)
}

/** Clears the guest flag after the anonymous account was linked: its documents now belong to the account. */
export function clearSentAsGuest(): void {
  setSentAsGuest(false)
}
