export type FieldValidator = (value: unknown) => boolean

export type FieldSchema<Field extends string> = readonly (readonly [Field, FieldValidator])[]

/** Makes a validator also accept undefined; null and '' must still pass the original validator. */
export function optionalField(isValid: FieldValidator): FieldValidator {
  return (value) => value === undefined || isValid(value)
}

export function findInvalidFields<Field extends string>(
  schema: FieldSchema<Field>,
  fields: Readonly<Partial<Record<Field, unknown>>>,
): Field[] {
  return schema.filter(([field, isValid]) => !isValid(fields[field])).map(([field]) => field)
}

export function pickSchemaFields<Field extends string>(
  schema: FieldSchema<Field>,
  fields: Readonly<Record<string, unknown>>,
): Partial<Record<Field, unknown>> {
  const names = new Set<string>(schema.map(([field]) => field))
  const picked = Object.entries(fields).filter(([name, value]) => names.has(name) && value !== undefined)
  return Object.fromEntries(picked) as Partial<Record<Field, unknown>>
}

/** The own enumerable fields of an object; an empty record for any other value. */
export function toRecordOrEmpty(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
