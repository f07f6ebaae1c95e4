import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
} from 'firebase/auth'
import type { Account } from '../../../domain/account/account'
import { toAccount } from '../session/toAccount'
import { getAnonymousUser, getFirebaseAuth } from './firebaseAuth'
import { clearSentAsGuest, saveGuestSession } from './guestSession'
import { explainPasswordPolicyErrors } from './passwordPolicyErrors'

class NotSignedIn extends Error {
  readonly code = 'app/not-signed-in'

  constructor() {
    super("You're not signed in. Sign in first, then change your password.")
  }
}

/** Signs in with e-mail and password. A guest's session is kept, so that the guest can still read what they sent. */
export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const guestUser = await getAnonymousUser()
  const { user } = await signInWithEmailAndPassword(getFirebaseAuth(), email, password)
  await saveGuestSession(guestUser)
  return toAccount(user)
}

/** Creates an account and signs in. A guest's anonymous account is linked, so that it keeps its documents. */
export async function createAccount(email: string, password: string): Promise<Account> {
  const guestUser = await getAnonymousUser()
  const { user } = await explainPasswordPolicyErrors(password, () =>
    guestUser
      ? linkWithCredential(guestUser, EmailAuthProvider.credential(email, password))
      : createUserWithEmailAndPassword(getFirebaseAuth(), email, password),
  )
  clearSentAsGuest()
  return toAccount(user)
}

export function sendPasswordReset(email: string): Promise<void> {
  return sendPasswordResetEmail(getFirebaseAuth(), email)
}

/** Re-authenticates with the old password, then sets the new one. */
export async function replacePassword(oldPassword: string, newPassword: string): Promise<void> {
  const user = await getSignedInUser()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', oldPassword))
  await explainPasswordPolicyErrors(newPassword, () => updatePassword(user, newPassword))
}

/** The signed-in user; rejects when there is none or only an anonymous one. */
export async function getSignedInUser(): Promise<User> {
  const auth = getFirebaseAuth()
  await auth.authStateReady()
  if (!auth.currentUser || auth.currentUser.isAnonymous) throw new NotSignedIn()
  return auth.currentUser
}

export function hasPasswordProvider({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}
