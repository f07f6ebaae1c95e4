import { isSingleLineText } from '../validation/text'

/** Maximum length of an e-mail address in UTF-16 code units. */
export const maxEmailLength = 254

const phonePattern = /^\+?[0-9][0-9 ()-]{5,18}[0-9]$/
const emailPattern = /^[^@<>"\p{Z}]+@[^@<>"\p{Z}]+\.[^@<>"\p{Z}]+$/u

/** Whether a value is a phone or WhatsApp number; `isPhone` in firestore.rules makes the same check. */
export function isPhoneNumber(value: unknown): value is string {
  return typeof value === 'string' && phonePattern.test(value)
}

/** Whether a value looks like an e-mail address (a@b.c); `isEmail` in firestore.rules makes the same check. */
export function isEmail(value: unknown): value is string {
  return isSingleLineText(value, maxEmailLength) && emailPattern.test(value)
}

export const replyMethods = ['whatsapp', 'email', 'phone'] as const

export type ReplyMethod = (typeof replyMethods)[number]

/** Whether a value is a reply method; the same check as `isMyAnswer` in firestore.rules. */
export function isReplyMethod(value: unknown): value is ReplyMethod {
  return replyMethods.some((method) => method === value)
}
