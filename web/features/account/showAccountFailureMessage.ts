import { toAccountFailure } from '../../data/session/toAccountFailure'
import { showToast } from '../../ui/toasts/showToast'
import { accountFailureMessages } from '../../../domain/messages/session'

export function showAccountFailureMessage(error: unknown): void {
  const { code, message } = toAccountFailure(error)
  // eslint-disable-next-line no-console -- the specification asks for it
  console.error(code, message)
  showToast('error', message)
}

export function showErrorCode(error: unknown): void {
  showToast('error', toAccountFailure(error).code)
}

/** Shows Firebase's error code and asks to try again, as specified for Google sign-in. */
export function showErrorCodeWithRetry(error: unknown): void {
  showToast('error', accountFailureMessages.formatRetryWithCode(toAccountFailure(error).code))
}
