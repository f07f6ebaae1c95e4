import { validatePassword } from 'firebase/auth'
import { wordsOnPassword } from '../../domain/passwordPolicy'
import { firebaseAuth } from './auth'

const refusal = 'auth/password-does-not-meet-requirements'

/** The provider refused a password by its policy; the message says what the policy wants, and so does the advice alone. */
class PasswordRefused extends Error {
  readonly code = refusal

  constructor(
    message: string,
    readonly advice: string,
  ) {
    super(`${message} ${advice}`.trim())
  }
}

/** Runs a request that sets a password. One that the provider's policy refuses says what the password lacks. */
export async function explainingPolicy<Answer>(
  password: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw isPolicyRefusal(error) ? new PasswordRefused(error.message, await whatItLacks(password)) : error
  }
}

function isPolicyRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === refusal
}

/** The refusal itself is told even where the policy cannot be had. */
async function whatItLacks(password: string): Promise<string> {
  try {
    const findings = await validatePassword(firebaseAuth(), password)
    return wordsOnPassword(findings, findings.passwordPolicy.customStrengthOptions)
  } catch {
    return ''
  }
}
