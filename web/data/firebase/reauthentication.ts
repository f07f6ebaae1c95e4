import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from 'firebase/auth'
import { hasSentAsGuest } from '../session/sentAsGuest'
import { getFirebaseAuth, getGuestAuth } from './firebaseAuth'
import { explainCodeDemand, getSignedInUser } from './passwordSignIn'

export async function reauthenticateWithPassword(password: string): Promise<void> {
  const user = await getSignedInUser()
  await explainCodeDemand(() =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
  )
}

/** Reauthenticates the account with Google's popup; another Google account is refused. */
export async function reauthenticateThroughGoogle(): Promise<void> {
  const user = await getSignedInUser()
  await explainCodeDemand(() =>
    reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver),
  )
}

/** The identity tokens of the sessions in this browser: the guest's, then the visitor's. */
export async function getSessionTokens(): Promise<string[]> {
  const auths = hasSentAsGuest() ? [getGuestAuth(), getFirebaseAuth()] : [getFirebaseAuth()]
  await Promise.all(auths.map((auth) => auth.authStateReady()))
  const users = auths.map((auth) => auth.currentUser).filter((user) => user !== null)
  return Promise.all(users.map((user) => user.getIdToken()))
}
