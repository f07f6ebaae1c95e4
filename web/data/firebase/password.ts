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
import type { Account } from '../../domain/account'
import { accountOf } from '../sessionAccount'
import { anonymousUser, firebaseAuth } from './auth'
import { guestBecameAccount, keepGuest } from './guest'
import { explainingPolicy } from './passwordPolicy'

/** What was asked for needs an account, and nobody is signed in, or not any more. */
class NotSignedIn extends Error {
  readonly code = 'app/not-signed-in'

  constructor() {
    super('You are not signed in. Sign in first, then change the password.')
  }
}

/**
 * Signs in with e-mail and password; rejects with the provider's error, its message in words. What was sent as a guest
 * stays the guest's, who is kept beside the account.
 */
export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const sender = await anonymousUser()
  const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password)
  await keepGuest(sender)
  return accountOf(user)
}

/** Makes an account and signs it in. An anonymous account becomes that account, and keeps what it sent. */
export async function createAccount(email: string, password: string): Promise<Account> {
  const sender = await anonymousUser()
  const { user } = await explainingPolicy(password, () =>
    sender
      ? linkWithCredential(sender, EmailAuthProvider.credential(email, password))
      : createUserWithEmailAndPassword(firebaseAuth(), email, password),
  )
  guestBecameAccount()
  return accountOf(user)
}

/** Asks for an e-mail with a link to a new password. */
export function sendReset(email: string): Promise<void> {
  return sendPasswordResetEmail(firebaseAuth(), email)
}

/** Proves the old password, then sets the new one. */
export async function replacePassword(oldPassword: string, newPassword: string): Promise<void> {
  const user = await presentUser()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', oldPassword))
  await explainingPolicy(newPassword, () => updatePassword(user, newPassword))
}

/** The account that is signed in; rejects when there is none. */
export async function presentUser(): Promise<User> {
  const auth = firebaseAuth()
  await auth.authStateReady()
  if (!auth.currentUser || auth.currentUser.isAnonymous) throw new NotSignedIn()
  return auth.currentUser
}

/** Whether a password is one of the account's ways in. */
export function isWithPassword({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}
