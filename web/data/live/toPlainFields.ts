import { type DocumentSnapshot, Timestamp } from 'firebase/firestore'

/** The fields of a Firestore document, with dates in place of Firestore's timestamps; empty without a document. */
export function toPlainFields(document: DocumentSnapshot): Record<string, unknown> {
  return toPlainMap(document.data() ?? {})
}

function toPlainMap(map: object): Record<string, unknown> {
  const entries = Object.entries(map) as [string, unknown][]
  return Object.fromEntries(entries.map(([name, value]) => [name, toPlainValue(value)]))
}

// Firestore's other values, such as references, are instances of classes and stay as they are.
function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  const isMap =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isMap ? toPlainMap(value) : value
}
