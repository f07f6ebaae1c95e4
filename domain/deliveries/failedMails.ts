import { toRecordOrEmpty } from '../validation/fieldSchema'
import type { Delivery } from './delivery'

/**
 * Whether a failed e-mail may have reached its reader all the same, so that sending it again could make two of it. An older
 * delivery says so only in the error that staff read.
 */
export function isOutcomeUnknown({
  mayHaveArrived,
  error,
}: Pick<Delivery, 'mayHaveArrived' | 'error'>): boolean {
  return mayHaveArrived === true || /\bmay (?:or may not )?have arrived\b/.test(error)
}

/** What one call of `resendFailed` did: how many e-mails wait to be sent now, and how many are failed still. */
export type ResentMails = { restarted: number; left: number }

export function parseResentMails(body: unknown): ResentMails | null {
  const { restarted, left } = toRecordOrEmpty(body)
  return typeof restarted === 'number' && typeof left === 'number' ? { restarted, left } : null
}
