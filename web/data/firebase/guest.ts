import type { User } from 'firebase/auth'
import { markGuest } from '../guestMark'
import { guestAuth } from './auth'

/**
 * Keeps the session of whoever sent something as a guest, beside the account that they have signed in to: nobody can hand
 * an anonymous account's documents over to another, but it can go on reading them.
 */
export async function keepGuest(sender: User | null): Promise<void> {
  if (!sender) {
    markGuest(false)
    return
  }
  await guestAuth().updateCurrentUser(sender)
  markGuest(true)
}

/** The anonymous account has become a registered one, what it sent with it: no guest is left. */
export function guestBecameAccount(): void {
  markGuest(false)
}
