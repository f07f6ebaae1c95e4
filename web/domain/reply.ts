import { isLine } from './text'

/** The longest e-mail address, in UTF-16 units. */
export const longestEmail = 254

const phone = /^\+?[0-9][0-9 ()-]{5,18}[0-9]$/
const email = /^[^@<>"\p{Z}]+@[^@<>"\p{Z}]+\.[^@<>"\p{Z}]+$/u

/** A number to call or to write to on WhatsApp; firestore.rules holds the same in `isPhone`. */
export function isPhone(value: unknown): value is string {
  return typeof value === 'string' && phone.test(value)
}

/** An address with one @ and a dot after it; firestore.rules holds the same in `isEmail`. */
export function isEmail(value: unknown): value is string {
  return isLine(value, longestEmail) && email.test(value)
}

/** The ways in which a sender can be answered. */
export const replyChannels = ['whatsapp', 'email', 'phone'] as const

/** A way in which a sender can be answered. */
export type ReplyChannel = (typeof replyChannels)[number]

/** Whether a value names a way of answering; firestore.rules holds the same in `isMyAnswer`. */
export function isReplyChannel(value: unknown): value is ReplyChannel {
  return replyChannels.some((channel) => channel === value)
}
