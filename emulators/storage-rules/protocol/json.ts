/** Something on the wire that is not what the protocol says. */
export class MalformedMessage extends Error {}

export type Fields = Readonly<Record<string, unknown>>

const shown = (raw: unknown): string => (raw === undefined ? 'nothing' : JSON.stringify(raw))

/** A JSON object. */
export function fieldsOf(raw: unknown): Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new MalformedMessage(`Expected an object, not ${shown(raw)}`)
  }
  return raw as Fields
}

/** A JSON array. */
export function arrayOf(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw new MalformedMessage(`Expected an array, not ${shown(raw)}`)
  return raw
}

export function stringOf(raw: unknown): string {
  if (typeof raw !== 'string') throw new MalformedMessage(`Expected a string, not ${shown(raw)}`)
  return raw
}

/** A number; those that JSON cannot write come as "NaN", "Infinity" and "-Infinity". */
export function numberOf(raw: unknown): number {
  const number = typeof raw === 'string' ? Number(raw) : raw
  const isWritten =
    typeof raw === 'number' || raw === 'NaN' || (typeof raw === 'string' && !Number.isNaN(number))
  if (typeof number !== 'number' || !isWritten)
    throw new MalformedMessage(`Expected a number, not ${shown(raw)}`)
  return number
}
