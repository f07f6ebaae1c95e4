import { validatePassword } from 'firebase/auth'
import { formatPasswordRequirements } from '../../../domain/account/passwordPolicy'
import { getFirebaseAuth } from './firebaseAuth'

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
export async function explainPasswordPolicyErrors<Result>(
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
