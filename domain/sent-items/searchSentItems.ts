import { splitSearchWords } from '../catalogue/splitSearchWords'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isValidDate } from '../validation/timestamp'
import { toInternationalDigits } from './internationalPhoneNumber'
import { parseSender, type SenderContactDetails, type SentItemKey } from './sentItem'
import { isSentItemStatus, type SentItemStatus } from './sentItemStatus'

/** The fields of a sent item that staff search, without its text. */
export type SearchableSentItem = SentItemKey &
  SenderContactDetails & { status: SentItemStatus; createdAt: Date }

/** Parses the searched fields of a stored request or enquiry. Returns null if its status or time is invalid. */
export function parseSearchableSentItem(key: SentItemKey, stored: unknown): SearchableSentItem | null {
  const fields = toRecordOrEmpty(stored)
  const { status, createdAt } = fields
  if (!isSentItemStatus(status) || !isValidDate(createdAt)) return null
  return { kind: key.kind, id: key.id, ...parseSender(key.kind, fields), status, createdAt }
}

const minQueryLength = 2

/** Creates a search by reference, name, e-mail or phone; null if the query has fewer than two characters. */
export function createSentItemMatcher(query: string): ((item: SearchableSentItem) => boolean) | null {
  const text = query.trim().toLowerCase()
  if (text.length < minQueryLength) return null
  const matchesName = createNameMatcher(text)
  const matchesPhone = createPhoneMatcher(text)
  return ({ id, name, email, phone, whatsapp }) =>
    id.toLowerCase().startsWith(text) ||
    email.toLowerCase().includes(text) ||
    matchesName(name) ||
    matchesPhone(phone) ||
    matchesPhone(whatsapp)
}

/** The reference, in upper case, if the query can be one; otherwise null. */
export function toReferenceQuery(query: string): string | null {
  const text = query.trim().toUpperCase()
  return /^[A-Z2-9]{6}$/.test(text) ? text : null
}

function createNameMatcher(text: string): (name: string) => boolean {
  const words = splitSearchWords(text)
  if (words.length === 0) return () => false
  return (name) => {
    const nameWords = splitSearchWords(name)
    return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))
  }
}

/** Matches digits as they were typed, and as part of an international number: '0803' finds '+234 803…'. */
function createPhoneMatcher(text: string): (phone: string) => boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < minQueryLength || !/^[+\d\s()-]+$/.test(text)) return () => false
  const internationalDigits = toInternationalDigits(text)
  return (phone) =>
    phone.replace(/\D/g, '').includes(digits) ||
    (internationalDigits !== '' && toInternationalDigits(phone).includes(internationalDigits))
}
