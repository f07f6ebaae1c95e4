import { splitSearchWords } from '../catalogue/splitSearchWords'
import { getNumber, phoneFields, toInternationalDigits } from './internationalPhoneNumber'
import { normalizePhone } from '../validation/normalizeInput'
import { cleanLine } from '../validation/text'
import { isEmail, isPhoneNumber } from './replyMethod'
import type { SentItem } from './sentItem'
import { formatReference } from './submissionId'

const maxWordsPerItem = 300
const minWordLength = 2
const maxWordLength = 40
const minPrefixLength = 3

/** The parts of an item that staff can search. Notes are excluded, because the sender can read the stored words. */
type SearchedItem = Pick<SentItem, 'id' | 'sender' | 'subject' | 'text' | 'deliveryArea' | 'answer'>

/** The parts of a reply that staff can search. */
type SearchedReply = { text: string; quote: { note: string; lines: readonly { words: string }[] } | null }

/** The words that are stored with an item, because a query of Firestore finds only whole values. */
export function listSearchWords(item: SearchedItem, replies: readonly SearchedReply[] = []): string[] {
  const replyWords = toWords(replies.flatMap(listReplyTexts).flatMap(splitText))
  return [...new Set([...listWords(item), ...replyWords])].slice(0, maxWordsPerItem)
}

/** The words of a search; none if it is too short. */
export function parseSearch(text: string): string[] {
  // A phone number may be typed with spaces. Words beside it are searched too.
  const phone = /\p{L}/u.test(text) ? '' : normalizePhone(text)
  return isPhoneNumber(phone) ? [toInternationalDigits(phone)] : toWords(splitText(cleanLine(text)))
}

/**
 * Whether an item has each word of a search, or a longer word that begins with it. `storedWords` are those that are stored
 * with it, which have the words of its replies too.
 */
export function matchesSearch(
  item: SearchedItem,
  words: readonly string[],
  storedWords: readonly string[] = [],
): boolean {
  const found = [...listWords(item), ...storedWords]
  return words.every((word) => hasBeginning(found, word))
}

/** The first line with a word of a search that the sender's name and addresses do not have; '' if there is none. */
export function findMatchingLine(item: SearchedItem, words: readonly string[]): string {
  const senderWords = toWords(splitSender(item))
  const textWords = words.filter((word) => !hasBeginning(senderWords, word))
  const lines = listTexts(item).flatMap((text) => text.split('\n'))
  return lines.find((line) => textWords.some((word) => hasBeginning(splitText(line), word)))?.trim() ?? ''
}

function hasBeginning(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning))
}

/** The sender comes first, and the short answer before the text: the words beyond the limit are not stored. */
function listWords(item: SearchedItem): string[] {
  return toWords([...splitSender(item), ...listTexts(item).flatMap(splitText)])
}

function listReplyTexts({ text, quote }: SearchedReply): string[] {
  return quote ? [text, quote.note, ...quote.lines.map(({ words }) => words)] : [text]
}

function listTexts({ subject, text, deliveryArea, answer }: SearchedItem): string[] {
  return [subject, answer?.text ?? '', deliveryArea, text]
}

function splitSender({ id, sender }: SearchedItem): string[] {
  const { name, email } = sender
  const numbers = phoneFields.map((field) => toInternationalDigits(getNumber(sender, field)))
  const [mailbox = ''] = email.split('@')
  return [
    ...[formatReference(id), name, mailbox].flatMap(splitSearchWords).flatMap(listPrefixes),
    ...[email.toLowerCase(), ...splitSearchWords(email)],
    ...numbers.flatMap((digits) => [digits, digits.slice(-4)]),
  ]
}

/** A word and its beginnings: a name or a reference is found by its first letters. */
function listPrefixes(word: string): string[] {
  const prefixCount = Math.max(word.length - minPrefixLength, 0)
  return [word, ...Array.from({ length: prefixCount }, (_, index) => word.slice(0, minPrefixLength + index))]
}

function splitText(text: string): string[] {
  return text.split(/\s+/).flatMap(splitToken)
}

/** A phone number or an e-mail address is one word. */
function splitToken(token: string): string[] {
  const [isNumber, isAddress]: boolean[] = [isPhoneNumber(token), isEmail(token)]
  if (isNumber) return [toInternationalDigits(token)]
  return isAddress ? [token.toLowerCase()] : splitSearchWords(token)
}

function toWords(parts: readonly string[]): string[] {
  const words = parts.map((part) => part.slice(0, maxWordLength))
  return [...new Set(words)].filter(({ length }) => length >= minWordLength)
}
