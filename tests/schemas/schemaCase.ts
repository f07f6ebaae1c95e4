/** Fields to change in a valid document; undefined removes a field. */
export type FieldChanges = Readonly<Record<string, unknown>>

/** One change to a valid document, and the fields that it makes invalid. */
export type SchemaCase = {
  readonly says: string
  readonly change: FieldChanges
  readonly invalidFields: readonly string[]
}

export function validCase(says: string, change: FieldChanges): SchemaCase {
  return { says, change, invalidFields: [] }
}

export function invalidCase(
  says: string,
  change: FieldChanges,
  invalidFields = Object.keys(change),
): SchemaCase {
  return { says, change, invalidFields }
}

/** Applies the change to the valid document. */
export function applyChanges(valid: object, change: FieldChanges): Record<string, unknown> {
  const fields = Object.entries({ ...valid, ...change })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Values of a wrong type for any field. */
export function wrongTypeCases(field: string): SchemaCase[] {
  return [
    invalidCase(`${field} is null`, { [field]: null }),
    invalidCase(`${field} is a number`, { [field]: 2348000000000 }),
    invalidCase(`${field} is a flag`, { [field]: true }),
    invalidCase(`${field} is a map`, { [field]: { first: 'a' } }),
  ]
}

export function requiredFieldCase(field: string): SchemaCase {
  return invalidCase(`${field} is left out`, { [field]: undefined })
}

export function optionalFieldCase(field: string): SchemaCase {
  return validCase(`${field} is left out`, { [field]: undefined })
}
