/** The error for a message from firebase-tools that does not follow the protocol. */
export class MalformedMessageError extends Error {}

export type JsonObject = Readonly<Record<string, unknown>>

const formatJson = (raw: unknown): string => (raw === undefined ? 'nothing' : JSON.stringify(raw))

export function parseJsonObjectValue(raw: unknown): JsonObject {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new MalformedMessageError(`Expected an object, not ${formatJson(raw)}`)
  }
  return raw as JsonObject
}

export function parseJsonArrayValue(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw new MalformedMessageError(`Expected an array, not ${formatJson(raw)}`)
  return raw
}

export function parseJsonStringValue(raw: unknown): string {
  if (typeof raw !== 'string') throw new MalformedMessageError(`Expected a string, not ${formatJson(raw)}`)
  return raw
}

/** Parses a number; the protocol writes NaN and the infinities as strings. */
export function parseJsonNumberValue(raw: unknown): number {
  const number = typeof raw === 'string' ? Number(raw) : raw
  const isNumeric =
    typeof raw === 'number' || raw === 'NaN' || (typeof raw === 'string' && !Number.isNaN(number))
  if (typeof number !== 'number' || !isNumeric)
    throw new MalformedMessageError(`Expected a number, not ${formatJson(raw)}`)
  return number
}
