import { type DocumentSnapshot, Timestamp } from 'firebase/firestore'

/** The fields of a Firestore document, with dates in place of Firestore's timestamps; empty without a document. */
export function toPlainFields(document: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(document.data() ?? {})
  return Object.fromEntries(
    fields.map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  )
}
