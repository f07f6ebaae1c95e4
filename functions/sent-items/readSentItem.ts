import type { Firestore } from 'firebase-admin/firestore'
import { parseSentItem, type SentItem, type SentItemKey } from '../../domain/sent-items/sentItem'
import { toPlainFields } from '../firestore/toPlainFields'

/** Reads a request or an enquiry as it is now; null if it is deleted or malformed. */
export async function readSentItem(firestore: Firestore, key: SentItemKey): Promise<SentItem | null> {
  const snapshot = await firestore.collection(key.kind).doc(key.id).get()
  return parseSentItemFields(key, snapshot.data())
}

/** Parses the fields of a stored request or enquiry; null if they are missing or malformed. */
export function parseSentItemFields(
  key: SentItemKey,
  fields: Readonly<Record<string, unknown>> | undefined,
): SentItem | null {
  return parseSentItem(key, toPlainFields(fields))
}
