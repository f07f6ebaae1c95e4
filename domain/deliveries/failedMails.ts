import { toRecordOrEmpty } from '../validation/fieldSchema'

/** What one call of `resendFailed` did: how many e-mails wait to be sent now, and how many are failed still. */
export type ResentMails = { restarted: number; left: number }

export function parseResentMails(body: unknown): ResentMails | null {
  const { restarted, left } = toRecordOrEmpty(body)
  return typeof restarted === 'number' && typeof left === 'number' ? { restarted, left } : null
}
