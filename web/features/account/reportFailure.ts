import type { AccountFailure } from '../../domain/accountFailure'
import { showToast } from '../../ui/toast'

/** Tells the visitor what the provider said, and whoever looks for the cause its code too. */
export function reportFailure(error: unknown): void {
  const { code, message } = failureOf(error)
  // eslint-disable-next-line no-console -- the specification asks for it
  console.error(code, message)
  showToast('error', message)
}

/** Tells the visitor the provider's code alone, as the specification has it for a recovery. */
export function reportCode(error: unknown): void {
  showToast('error', failureOf(error).code)
}

/** Tells the visitor the provider's code and to try again, as the specification has it for Google's window. */
export function reportCodeToRetry(error: unknown): void {
  showToast('error', `${failureOf(error).code} please try again`)
}

/** What a request failed with, whatever was thrown. */
export function failureOf(error: unknown): AccountFailure {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const advice = 'advice' in error && typeof error.advice === 'string' ? error.advice : ''
  return { code, message: error.message, advice }
}
