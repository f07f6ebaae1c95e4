import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
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

/** The users of the sessions in this browser: the guest, then the visitor. */
export async function getSessionUsers(): Promise<User[]> {
  const auths = hasSentAsGuest() ? [getGuestAuth(), getFirebaseAuth()] : [getFirebaseAuth()]
  await Promise.all(auths.map((auth) => auth.authStateReady()))
  return auths.map((auth) => auth.currentUser).filter((user) => user !== null)
}
