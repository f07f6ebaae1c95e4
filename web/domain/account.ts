import { fieldsOf } from './law'

/** Who is signed in, as far as screens need to know. */
export type Account = { email: string; userName: string; userID: string }

/** The account that a browser kept, or null where nobody is signed in or what it kept makes no sense. */
export function readAccount(stored: unknown): Account | null {
  const { isLoggedIn, email, userName, userID } = fieldsOf(stored)
  if (isLoggedIn !== true || typeof userID !== 'string' || userID === '') return null
  return { email: textOr(email), userName: textOr(userName), userID }
}

function textOr(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
