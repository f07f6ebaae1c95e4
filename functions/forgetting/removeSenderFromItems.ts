import { type DocumentReference, type Firestore, FieldValue } from 'firebase-admin/firestore'
import type { SentItemKind } from '../../domain/sent-items/sentItem'
import { deleteItemRemains } from './deleteItemRemains'
import { getJobDocument, parseContactKeys, toJobFields } from './deletionJob'

/** What staff read in place of what a sender had deleted. */
const removedSenderTexts = { name: 'Name deleted', text: 'The sender had this text deleted.' } as const

const pageSize = 20

/** Removes an account from everything of one kind that it sent, in pages, and deletes what belongs to these items. */
export async function removeSenderFromItems(
  firestore: Firestore,
  kind: SentItemKind,
  uid: string,
  now: Date,
): Promise<void> {
  const sentItems = firestore.collection(kind).where('uid', '==', uid).limit(pageSize)
  for (;;) {
    const { docs, size } = await sentItems.get()
    await Promise.all(docs.map(({ ref }) => removeSenderFromItem(ref, kind, now)))
    if (size < pageSize) return
  }
}

// The item is found by its sender no more, so the job is written in the same commit.
async function removeSenderFromItem(
  document: DocumentReference,
  kind: SentItemKind,
  now: Date,
): Promise<void> {
  const { firestore, id } = document
  const job = await firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data()
    if (stored === undefined) return null
    const contactKeys = parseContactKeys(stored.contactKeys)
    const job = { type: 'item', item: { kind, id }, contactKeys } as const
    transaction.update(document, createSenderRemoval(kind, stored))
    transaction.set(getJobDocument(firestore, job), toJobFields(job, now))
    return job
  })
  if (job) await deleteItemRemains(firestore, job)
}

/**
 * The update that removes the sender from a request or an enquiry: the account, the name, the addresses, and each text
 * that may say who it is. The times, the status, the products and the staff stay, so the figures stay the same.
 */
function createSenderRemoval(
  kind: SentItemKind,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const removedFields = [
    'phone',
    'whatsapp',
    'email',
    'contactKeys',
    'numbers',
    'searchWords',
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
