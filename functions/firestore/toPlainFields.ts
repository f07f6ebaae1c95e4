import { Timestamp, type DocumentData } from 'firebase-admin/firestore'

/** The fields of a Firestore document, with dates in place of Firestore's timestamps; empty without a document. */
export function toPlainFields(data: DocumentData | undefined): Record<string, unknown> {
  const fields = Object.entries(data ?? {})
  return Object.fromEntries(
    fields.map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  )
}
