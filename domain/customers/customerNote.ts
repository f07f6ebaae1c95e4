import { type Editor, parseEditor } from '../validation/editor'
import { listContactKeys } from '../sent-items/contactKeys'
import type { SentItem } from '../sent-items/sentItem'
import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { isMultilineText } from '../validation/text'
import { isValidDate } from '../validation/timestamp'

/** Maximum UTF-16 length of a note; the same as `isCustomerNote` in firestore.rules. */
export const customerNoteLimits = { text: 2000 } as const

/** What staff keep about a customer, under each phone number and e-mail address that the customer is known by. */
export type CustomerNote = { text: string; by: Editor; updatedAt: Date }

/** Parses a stored note; null if it is malformed. */
export function parseCustomerNote(stored: unknown): CustomerNote | null {
  const { note, by, updatedAt } = toRecordOrEmpty(stored)
  const editor = parseEditor(by)
  if (hasLaterForm(stored) || !editor || !isValidDate(updatedAt)) return null
  return isMultilineText(note, customerNoteLimits.text) ? { text: note, by: editor, updatedAt } : null
}

/**
 * The note that was written last. A number and an address may have different ones: they were not known to belong
 * together when the older note was written.
 */
export function findNewestNote(notes: readonly (CustomerNote | null)[]): CustomerNote | null {
  const known = notes.filter((note) => note !== null)
  return known.sort((first, second) => second.updatedAt.getTime() - first.updatedAt.getTime())[0] ?? null
}

/** The most numbers and addresses of one customer: so many documents a commit writes with its rules. */
const maxCustomerKeys = 10

/**
 * The contact keys of a customer: those of an item, then those of the other items of the same customer. A note is
 * written under all of them, so that none keeps an older one.
 */
export function listCustomerKeys(items: readonly Pick<SentItem, 'sender'>[]): string[] {
  return [...new Set(items.flatMap(({ sender }) => listContactKeys(sender)))].slice(0, maxCustomerKeys)
}
