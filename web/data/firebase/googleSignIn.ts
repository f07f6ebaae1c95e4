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
import type { Account } from '../../../domain/account/account'
import { toAccount } from '../session/toAccount'
import { getAnonymousUser, getFirebaseAuth } from './firebaseAuth'
import { clearSentAsGuest, saveGuestSession } from './guestSession'

/** Signs in with Google's popup, and links a guest's anonymous account where possible. */
export async function signInWithGoogle(): Promise<{ account: Account; isNew: boolean }> {
  const guestUser = await getAnonymousUser()
  const userCredential = await (guestUser ? linkOrSignIn(guestUser) : openGooglePopup())
  return { account: toAccount(userCredential.user), isNew: isNew(userCredential) }
}

// The popup resolver downloads a script from Google, so pass it here and not to initializeAuth.
function openGooglePopup(): Promise<UserCredential> {
  return signInWithPopup(getFirebaseAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}

/** Links the guest to Google to keep the documents; signs in instead if the Google account is already in use. */
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
