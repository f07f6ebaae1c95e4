import type { User } from 'firebase/auth'
import { setSentAsGuest } from '../session/sentAsGuest'
import { getGuestAuth } from './firebaseAuth'

/** Keeps a guest's session after sign-in to another account, because the documents cannot move there. */
export async function saveGuestSession(guestUser: User | null): Promise<void> {
  if (!guestUser) {
    setSentAsGuest(false)
    return
  }
  await getGuestAuth().updateCurrentUser(guestUser)
  setSentAsGuest(true)
}

/** Clears the guest flag after the anonymous account was linked: its documents now belong to the linked account. */
export function clearSentAsGuest(): void {
  setSentAsGuest(false)
}
