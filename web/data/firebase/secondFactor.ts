import {
  FactorId,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { businessDetails } from '../../../domain/site/businessDetails'
import { getAnonymousUser, getFirebaseAuth } from './firebaseAuth'
import { saveGuestSession } from './guestSession'
import { getSignedInUser } from './passwordSignIn'
import type { SecondFactorSetup } from '../session/SecondFactorServices'

const codeNeededCode = 'auth/multi-factor-auth-required'

/** Whether a sign-in was stopped because the account has a second factor. */
export function isCodeNeeded(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === codeNeededCode
}

/** Returns the function that finishes a stopped sign-in with the code of an authenticator app; it can be called again. */
export function createCodeStep(error: MultiFactorError): (code: string) => Promise<void> {
  const resolver = getMultiFactorResolver(getFirebaseAuth(), error)
  const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP)
  // An account with a phone number as its only second factor: the desk offers none.
  if (!factor) throw error
  return async (code) => {
    const guestUser = await getAnonymousUser()
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code))
    await saveGuestSession(guestUser)
  }
}

export async function isSecondFactorOn(): Promise<boolean> {
  return findFactor(await getSignedInUser()) !== undefined
}

/** Begins to switch the second factor on: `confirm` ends it with a code of the app that has the secret. */
export async function startSecondFactor(): Promise<SecondFactorSetup> {
  const user = await getSignedInUser()
  // The address may have been verified since, in another tab.
  await user.reload()
  const session = await multiFactor(user).getSession()
  const secret = await TotpMultiFactorGenerator.generateSecret(session)
  return {
    secretKey: secret.secretKey,
    url: secret.generateQrCodeUrl(user.email ?? '', businessDetails.name),
    confirm: async (code) => {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code)
      await multiFactor(user).enroll(assertion, 'Authenticator app')
    },
  }
}

export async function switchSecondFactorOff(): Promise<void> {
  const user = await getSignedInUser()
  const factor = findFactor(user)
  if (factor) await multiFactor(user).unenroll(factor)
}

/** Sends the link that proves the address: Firebase demands that before a second factor. */
export async function sendVerificationMail(): Promise<void> {
  await sendEmailVerification(await getSignedInUser())
}

function findFactor(user: User) {
  return multiFactor(user).enrolledFactors.find(({ factorId }) => factorId === FactorId.TOTP)
}
