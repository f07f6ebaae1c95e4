import { validatePassword } from 'firebase/auth'
import { formatPasswordRequirements } from '../../domain/account/passwordPolicy'
import { getFirebaseAuth } from './firebaseAuth'

const policyErrorCode = 'auth/password-does-not-meet-requirements'

/**
 * Thrown when a password violates the project's password policy. `advice` lists only what the password lacks; `message`
 * also contains this advice.
 */
class PasswordPolicyError extends Error {
  readonly code = policyErrorCode

  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(`${message} ${advice}`.trim())
  }
}

/**
 * Runs a request that sets a password. If the password policy rejects the password, the thrown error tells what the
 * password lacks.
 */
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

/**
 * Returns advice on what a password lacks. The advice is empty when the password policy cannot be fetched, because the
 * original error is still worth showing.
 */
async function getPolicyAdvice(password: string): Promise<string> {
  try {
    const validationStatus = await validatePassword(getFirebaseAuth(), password)
    return formatPasswordRequirements(validationStatus, validationStatus.passwordPolicy.customStrengthOptions)
  } catch {
    return ''
  }
}
