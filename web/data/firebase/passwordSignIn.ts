import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  type User,
  validatePassword,
} from 'firebase/auth'
import type { Account } from '../../../domain/account/account'
import { toAccount } from '../session/toAccount'
import { getAnonymousUser, getFirebaseAuth } from './firebaseAuth'
import { clearSentAsGuest, saveGuestSession } from './guestSession'
import { formatPasswordRequirements } from '../../../domain/account/passwordPolicy'

class NotSignedIn extends Error {
  readonly code = 'app/not-signed-in'

  constructor() {
    super("You're not signed in. Sign in first, then change your password.")
  }
}

/** Thrown where an account with codes would have to sign in again: only the desk asks for a code. */
class CodesAreOn extends Error {
  readonly code = 'app/codes-on'

  constructor() {
    super('This account needs a code from an app as well. Switch codes off at the staff desk first.')
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
  await explainCodeDemand(() =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', oldPassword)),
  )
  await explainPasswordPolicyErrors(newPassword, () => updatePassword(user, newPassword))
}

/** Signs a user in again; rejects with the code 'app/codes-on' where Firebase asks for a code, too. */
export async function explainCodeDemand(signInAgain: () => Promise<unknown>): Promise<void> {
  try {
    await signInAgain()
  } catch (error) {
    const isCodeNeeded =
      error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required'
    throw isCodeNeeded ? new CodesAreOn() : error
  }
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

const policyErrorCode = 'auth/password-does-not-meet-requirements'

/** Thrown when a password violates the project's password policy; `advice` lists what the password lacks. */
class PasswordPolicyError extends Error {
  readonly code = policyErrorCode

  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(`${message} ${advice}`.trim())
  }
}

/** Runs a request that sets a password; a password policy error then tells what the password lacks. */
async function explainPasswordPolicyErrors<Result>(
  password: string,
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    throw isPolicyError(error)
      ? new PasswordPolicyError(error.message, await getPolicyAdvice(password))
      : error
  }
}

function isPolicyError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === policyErrorCode
}

/** Returns what a password lacks; empty if the policy cannot be fetched, so that the original error is still shown. */
async function getPolicyAdvice(password: string): Promise<string> {
  try {
    const validationStatus = await validatePassword(getFirebaseAuth(), password)
    return formatPasswordRequirements(validationStatus, validationStatus.passwordPolicy.customStrengthOptions)
  } catch {
    return ''
  }
}
