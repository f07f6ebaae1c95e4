/** Whether one field, whatever a form or a database handed over, keeps the law. */
export type Check = (value: unknown) => boolean

/** The law of a document's fields, in the order in which a form shows them. */
export type Law<Field extends string> = readonly (readonly [Field, Check])[]

/** A field that may be left out. Where it is given, the law holds; null and empty are not the same as left out. */
export function optional(holds: Check): Check {
  return (value) => value === undefined || holds(value)
}

/** The fields that break the law, in the law's order. */
export function brokenFields<Field extends string>(
  law: Law<Field>,
  fields: Readonly<Partial<Record<Field, unknown>>>,
): Field[] {
  return law.filter(([field, holds]) => !holds(fields[field])).map(([field]) => field)
}

/** A value's own fields, or none where it is not a record of fields. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
