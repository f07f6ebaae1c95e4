import { FieldValue } from 'firebase-admin/firestore'
import type { SentItemKind } from '../../domain/sent-items/sentItem'

/** What staff read in place of what a sender had deleted. */
export const removedSenderTexts = {
  name: 'Name deleted',
  text: 'The sender had this text deleted.',
} as const

/**
 * The update that removes the sender from a request or an enquiry: the account, the name, the addresses, and each text
 * that may say who it is. The times, the status, the products and the staff stay, so the figures stay the same.
 */
export function createSenderRemoval(
  kind: SentItemKind,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const removedFields = [
    'phone',
    'whatsapp',
    'email',
    ...(stored.answer === undefined ? [] : ['answer.text']),
  ]
  return {
    // No account has an empty uid, so nobody but staff can read the item.
    uid: '',
    ...Object.fromEntries(removedFields.map((field) => [field, FieldValue.delete()])),
    ...createReplacements(kind),
  }
}

function createReplacements(kind: SentItemKind): Record<string, string> {
  const { name, text } = removedSenderTexts
  return kind === 'requests' ? { name, list: text } : { fullname: name, subject: text, message: text }
}
