import {
  doc,
  type DocumentReference,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore'
import { parseReply } from '../../../domain/conversation/reply'
import { type CustomerNote, findNewestNote, parseCustomerNote } from '../../../domain/customers/customerNote'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import type { Quote } from '../../../domain/quotes/quote'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { sha256Hex } from '../../browser/sha256Hex'
import { withTimeout } from '../../browser/withTimeout'
import { toPlainFields } from '../live/toPlainFields'
import { repeatIfRefused, reportOutcome } from './writeStaffAction'

/** What staff know about a customer beside the items: a note, under each of the customer's contact keys. */
export type CustomerServices = {
  /** Fetches the note that was written last under any of these keys. Rejects without an answer. */
  fetchNote: (contactKeys: readonly string[]) => Promise<CustomerNote | null>
  /**
   * Writes the note under each of these keys, or deletes it, unless a colleague has written another one than `before`,
   * which the writer has seen. Never rejects.
   */
  writeNote: (contactKeys: readonly string[], change: NoteChange) => Promise<NoteOutcome>
  /** Fetches a quote of an item; null if it is not there. Rejects without an answer. */
  fetchQuote: (item: SentItemKey, replyId: string) => Promise<Quote | null>
}

/** The text to write, and the one that it replaces; null for none. */
type NoteChange = { text: string | null; before: string | null }

/** A 'conflict' has the note of the colleague. */
export type NoteOutcome =
  { kind: 'written' | 'refused' | 'unreachable' } | { kind: 'conflict'; note: CustomerNote }

const timeoutMs = 15_000

export function createCustomerServices(firestore: Firestore, staff: SentItemClaim): CustomerServices {
  return {
    fetchNote: async (contactKeys) => {
      const references = await toReferences(firestore, contactKeys)
      const documents = await Promise.all(references.map((reference) => fetchInTime(reference)))
      return findNewestNote(documents.map((document) => parseCustomerNote(toPlainFields(document))))
    },
    writeNote: (contactKeys, change) => writeNote(firestore, contactKeys, change, staff),
    fetchQuote: async ({ kind, id }, replyId) => {
      const item = doc(firestore, firestoreCollectionNames[kind], id)
      const document = await fetchInTime(doc(item, firestoreCollectionNames.replies, replyId))
      return parseReply(replyId, toPlainFields(document))?.quote ?? null
    },
  }
}

async function writeNote(
  firestore: Firestore,
  contactKeys: readonly string[],
  { text, before }: NoteChange,
  { uid, name }: SentItemClaim,
): Promise<NoteOutcome> {
  const references = await toReferences(firestore, contactKeys)
  const attempt = () =>
    runTransaction(firestore, async (transaction): Promise<NoteOutcome> => {
      const documents = await Promise.all(references.map((reference) => transaction.get(reference)))
      const stored = findNewestNote(documents.map((document) => parseCustomerNote(toPlainFields(document))))
      // The answer to an earlier attempt may have been lost.
      if ((stored?.text ?? null) === text) return { kind: 'written' }
      if (stored && stored.text !== before) return { kind: 'conflict', note: stored }
      for (const reference of references) {
        if (text === null) transaction.delete(reference)
        else transaction.set(reference, { note: text, by: { uid, name }, updatedAt: serverTimestamp() })
      }
      return { kind: 'written' }
    })
  return reportOutcome(repeatIfRefused(attempt))
}

/** The documents have no number and no address in their names, which logs and consoles show. */
function toReferences(firestore: Firestore, contactKeys: readonly string[]): Promise<DocumentReference[]> {
  return Promise.all(
    contactKeys.map(async (contactKey) =>
      doc(firestore, firestoreCollectionNames.customers, await sha256Hex(contactKey)),
    ),
  )
}

function fetchInTime(reference: DocumentReference) {
  return withTimeout(getDoc(reference), timeoutMs, () => new Error('Firestore did not answer in time.'))
}
