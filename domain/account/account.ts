import { toRecordOrEmpty } from '../validation/fieldSchema'

export type Account = { email: string; userName: string; userID: string }

/** Parses the account that is stored in this browser; null when nobody is signed in or the stored text is malformed. */
export function parseStoredAccount(stored: unknown): Account | null {
  const { isLoggedIn, email, userName, userID } = toRecordOrEmpty(stored)
  if (isLoggedIn !== true || typeof userID !== 'string' || userID === '') return null
  return { email: toStringOrEmpty(email), userName: toStringOrEmpty(userName), userID }
}

function toStringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
