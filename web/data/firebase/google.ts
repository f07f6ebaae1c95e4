import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { Account } from '../../domain/account'
import { accountOf } from '../sessionAccount'
import { anonymousUser, firebaseAuth } from './auth'
import { guestBecameAccount, keepGuest } from './guest'

/** Opens Google's window and signs in whoever it names. */
export async function signInWithGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const sender = await anonymousUser()
  const entered = await (sender ? linkOrEnter(sender) : openWindow())
  return { account: accountOf(entered.user), isNew: isNew(entered) }
}

// The resolver fetches a script of Google's: given here and not to the session, only whoever presses the button pays.
function openWindow(): Promise<UserCredential> {
  return signInWithPopup(firebaseAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}

/**
 * An anonymous account becomes Google's and keeps what it sent. Where the person has an account already, the guest is kept
 * beside it.
 */
async function linkOrEnter(sender: User): Promise<UserCredential> {
  try {
    const linked = await linkWithPopup(sender, new GoogleAuthProvider(), browserPopupRedirectResolver)
    guestBecameAccount()
    return linked
  } catch (error) {
    const credential = isAccountThere(error) ? GoogleAuthProvider.credentialFromError(error) : null
    if (!credential) throw error
    const entered = await signInWithCredential(firebaseAuth(), credential)
    await keepGuest(sender)
    return entered
  }
}

function isAccountThere(
  error: unknown,
): error is Parameters<typeof GoogleAuthProvider.credentialFromError>[0] {
  if (!(error instanceof Error && 'code' in error)) return false
  return error.code === 'auth/credential-already-in-use' || error.code === 'auth/email-already-in-use'
}

function isNew(entered: UserCredential): boolean {
  return entered.operationType === 'link' || getAdditionalUserInfo(entered)?.isNewUser === true
}
