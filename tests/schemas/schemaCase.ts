/** Fields to change in a valid document; undefined removes a field. */
export type FieldChanges = Readonly<Record<string, unknown>>

/** One change to a valid document, and the fields that it makes invalid. */
export type SchemaTestCase = {
  readonly says: string
  readonly change: FieldChanges
  readonly invalidFields: readonly string[]
}

export function createValidSchemaTestCase(says: string, change: FieldChanges): SchemaTestCase {
  return { says, change, invalidFields: [] }
}

export function createInvalidSchemaTestCase(
  says: string,
  change: FieldChanges,
  invalidFields = Object.keys(change),
): SchemaTestCase {
  return { says, change, invalidFields }
}

/** Returns a valid document with some fields changed; a field that is changed to undefined is removed. */
export function applyFieldChanges(valid: object, change: FieldChanges): Record<string, unknown> {
  const fields = Object.entries({ ...valid, ...change })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Creates test cases that set a field to values of a wrong type: null, a number, a boolean and a map. */
export function createWrongTypeTestCases(field: string): SchemaTestCase[] {
  return [
    createInvalidSchemaTestCase(`${field} is null`, { [field]: null }),
    createInvalidSchemaTestCase(`${field} is a number`, { [field]: 2348000000000 }),
    createInvalidSchemaTestCase(`${field} is a flag`, { [field]: true }),
    createInvalidSchemaTestCase(`${field} is a map`, { [field]: { first: 'a' } }),
  ]
}

export function createRequiredFieldTestCase(field: string): SchemaTestCase {
  return createInvalidSchemaTestCase(`${field} is left out`, { [field]: undefined })
}

export function createOptionalFieldTestCase(field: string): SchemaTestCase {
  return createValidSchemaTestCase(`${field} is left out`, { [field]: undefined })
}
