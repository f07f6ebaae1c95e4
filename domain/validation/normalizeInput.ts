import { toRecordOrEmpty } from './fieldSchema'
import { cleanLine } from './text'

/**
 * Cleans a typed or pasted e-mail address of what is surely not part of it: `mailto:`, the name before angle brackets,
 * and marks around it.
 */
export function normalizeEmail(input: string): string {
  return toPlainLine(input)
    .replace(/^[^<]*<([^<>]*)>[^<]*$/, '$1')
    .replace(/^["'(]*(?:mailto:([^?]*).*)?/i, '$1')
    .replace(/(@.*[\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '$1')
}

/**
 * Cleans a typed or pasted phone number of what is surely not part of it: dots between its digits, brackets around them,
 * and words and signs before and after it.
 */
export function normalizePhone(input: string): string {
  const phone = toPlainLine(input)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('.', ' ')
    .replace(/\((?!0\))(\+?\d[\d -]*)\)/g, ' $1 ')
    .replace(/^[^\d+]*(\+?) *(\d.*\d)\D*$/, '$1$2')
  return cleanLine(phone)
}

/** A cleaned line with plain letters and digits in place of full-width ones, and without any invisible character. */
function toPlainLine(input: string): string {
  return cleanLine(input).normalize('NFKC').replace(/\p{C}/gu, '')
}

/** Returns the fields without those whose value is an empty string. */
export function omitEmpty<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const filled: Partial<Record<Field, string>> = {}
  for (const field in fields) if (fields[field] !== '') filled[field] = fields[field]
  return filled
}

/** Picks the fields called `names` from a stored value; a field that is missing or not a string becomes ''. */
export function pickStrings<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Record<Name, string> {
  const fields = toRecordOrEmpty(stored)
  const texts = names.map((name) => [name, fields[name]] as const)
  return Object.fromEntries(
    texts.map(([name, text]) => [name, typeof text === 'string' ? text : '']),
  ) as Record<Name, string>
}
