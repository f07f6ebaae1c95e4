import { isTimestamp } from '../../../domain/validation/timestamp'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'

/** The types of field values that the site writes to Firestore. */
export type DocumentFieldValue = string | readonly string[]

/** Turns a text or a list of texts into a value of Firestore's REST API. */
export function toRestValue(value: DocumentFieldValue): object {
  if (typeof value === 'string') return { stringValue: value }
  return { arrayValue: { values: value.map(toRestValue) } }
}

/** Texts, times and lists of them, from the fields of a REST document. Other values are undefined. */
export function toPlainFields(restValues: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(restValues).map(([field, value]) => [field, toPlainValue(toRecordOrEmpty(value))]),
  )
}

function toPlainValue({ stringValue, timestampValue, arrayValue }: Record<string, unknown>): unknown {
  if (typeof timestampValue === 'string') return new Date(timestampValue)
  if (arrayValue === undefined) return stringValue
  const { values } = toRecordOrEmpty(arrayValue)
  return (Array.isArray(values) ? values : []).map((value) => toPlainValue(toRecordOrEmpty(value)))
}

export function parseTimestamps(fields: unknown): Record<string, number> {
  const timestamps: Record<string, number> = {}
  for (const [field, value] of Object.entries(toRecordOrEmpty(fields))) {
    const { timestampValue } = toRecordOrEmpty(value)
    if (timestampValue !== undefined) timestamps[field] = parseTimestamp(timestampValue)
  }
  return timestamps
}

export function parseTimestamp(text: unknown): number {
  const time = typeof text === 'string' ? Date.parse(text) : NaN
  if (!isTimestamp(time)) throw new Error('The database answered without a time.')
  return time
}
