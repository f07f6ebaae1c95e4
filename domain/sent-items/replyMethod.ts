/** Maximum length of an e-mail address in UTF-16 code units. */
export const maxEmailLength = 254

const phonePattern = /^\+?[0-9][0-9 ()-]{5,18}[0-9]$/
// No dot at an end of either part and no two together; the last label has two letters or more.
const emailPattern =
  /^(?=[^@]{1,64}@)(?!\.|.*\.[.@])[^@<>"(),;:\\\p{Z}\p{C}]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u

/** Whether a value is a phone or WhatsApp number; `isPhone` in firestore.rules makes the same check. */
export function isPhoneNumber(value: unknown): value is string {
  return typeof value === 'string' && phonePattern.test(value)
}

/** Whether a value is an e-mail address that servers take; `isEmail` in firestore.rules makes the same check. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxEmailLength && emailPattern.test(value)
}

export const replyMethods = ['whatsapp', 'email', 'phone'] as const

export type ReplyMethod = (typeof replyMethods)[number]

/** Whether a value is a reply method; the same check as `isMyAnswer` in firestore.rules. */
export function isReplyMethod(value: unknown): value is ReplyMethod {
  return replyMethods.some((method) => method === value)
}
