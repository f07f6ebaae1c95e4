import { fieldsOf } from './law'

/** What a person typed or pasted into one line, without the blanks around it; a tab or a line break is a blank. */
export function tidyLine(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim()
}

/** A number as an address book hands it over, without its unseen marks and with plain dashes. */
export function tidyPhone(typed: string): string {
  return tidyLine(typed.replace(/\p{Cf}/gu, '').replace(/\p{Pd}/gu, '-'))
}

/** The fields that hold something: an optional field is left out, never empty. */
export function given<Field extends string>(
  fields: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const filled: Partial<Record<Field, string>> = {}
  for (const field in fields) if (fields[field] !== '') filled[field] = fields[field]
  return filled
}

/** The texts of these names among what was kept outside; what is no text is empty. */
export function textsOf<Name extends string>(stored: unknown, names: readonly Name[]): Record<Name, string> {
  const fields = fieldsOf(stored)
  const texts = names.map((name) => [name, Object.hasOwn(fields, name) ? fields[name] : undefined] as const)
  return Object.fromEntries(
    texts.map(([name, text]) => [name, typeof text === 'string' ? text : '']),
  ) as Record<Name, string>
}
