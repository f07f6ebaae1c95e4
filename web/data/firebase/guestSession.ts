import type { User } from 'firebase/auth'
import { setSentAsGuest } from '../sentAsGuest'
import { getGuestAuth } from './firebaseAuth'

/**
 * Keeps a guest's anonymous session after the guest signs in to another account: the guest's documents cannot move to
 * that account, but the guest can still read them. If there is no guest, clears the flag that this browser has a guest.
 */
export async function saveGuestSession(guestUser: User | null): Promise<void> {
  if (!guestUser) {
    setSentAsGuest(false)
    return
  }
  await getGuestAuth().updateCurrentUser(guestUser)
  setSentAsGuest(true)
}

/**
 * Clears the flag that this browser has a guest, after the guest's anonymous account was linked: its documents now
 * belong to the linked account.
 */
export function clearSentAsGuest(): void {
  setSentAsGuest(false)
}
