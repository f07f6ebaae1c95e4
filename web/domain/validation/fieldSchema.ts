/** Whether the value of one field is valid. */
export type FieldValidator = (value: unknown) => boolean

/** The checks of a document's fields, in the order of the form. */
export type FieldSchema<Field extends string> = readonly (readonly [Field, FieldValidator])[]

/** Makes a validator also accept undefined; null and '' must still pass the original validator. */
export function optionalField(isValid: FieldValidator): FieldValidator {
  return (value) => value === undefined || isValid(value)
}

/** The names of the invalid fields, in the order of the schema. */
export function findInvalidFields<Field extends string>(
  schema: FieldSchema<Field>,
  fields: Readonly<Partial<Record<Field, unknown>>>,
): Field[] {
  return schema.filter(([field, isValid]) => !isValid(fields[field])).map(([field]) => field)
}

/** The own enumerable fields of an object; an empty record for any other value. */
export function toRecordOrEmpty(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
