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
import type { Account } from '../../domain/account/account'
import { toAccount } from '../toAccount'
import { getAnonymousUser, getFirebaseAuth } from './firebaseAuth'
import { clearSentAsGuest, saveGuestSession } from './guestSession'

/**
 * Signs in with Google's popup. If the visitor is a guest, links the guest's anonymous account to Google where
 * possible.
 */
export async function signInWithGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const guestUser = await getAnonymousUser()
  const userCredential = await (guestUser ? linkOrSignIn(guestUser) : openGooglePopup())
  return { account: toAccount(userCredential.user), isNew: isNew(userCredential) }
}

// Firebase's popup resolver downloads a script from Google. It is passed here and not to initializeAuth, so that the
// script loads only when needed.
function openGooglePopup(): Promise<UserCredential> {
  return signInWithPopup(getFirebaseAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}

/**
 * Links the guest's anonymous account to Google, so that it keeps its documents. If the Google account is already in
 * use, signs in to that existing account.
 */
async function linkOrSignIn(guestUser: User): Promise<UserCredential> {
  try {
    const linked = await linkWithPopup(guestUser, new GoogleAuthProvider(), browserPopupRedirectResolver)
    clearSentAsGuest()
    return linked
  } catch (error) {
    const credential = isAccountExistsError(error) ? GoogleAuthProvider.credentialFromError(error) : null
    if (!credential) throw error
    const userCredential = await signInWithCredential(getFirebaseAuth(), credential)
    await saveGuestSession(guestUser)
    return userCredential
  }
}

function isAccountExistsError(
  error: unknown,
): error is Parameters<typeof GoogleAuthProvider.credentialFromError>[0] {
  if (!(error instanceof Error && 'code' in error)) return false
  return error.code === 'auth/credential-already-in-use' || error.code === 'auth/email-already-in-use'
}

function isNew(userCredential: UserCredential): boolean {
  return userCredential.operationType === 'link' || getAdditionalUserInfo(userCredential)?.isNewUser === true
}
