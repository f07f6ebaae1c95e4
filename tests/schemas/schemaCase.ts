/** Fields to change in a valid document; undefined removes a field. */
export type FieldChanges = Readonly<Record<string, unknown>>

/** One change to a valid document, and the fields that it makes invalid. */
export type SchemaTestCase = {
  readonly says: string
  readonly change: FieldChanges
  readonly invalidFields: readonly string[]
}

/** Values of a field, each by what a test case says about it; undefined leaves the field out. */
export type FieldValues = Readonly<Record<string, unknown>>

/** Returns a valid document with some fields changed; a field that is changed to undefined is removed. */
export function applyFieldChanges(valid: object, change: FieldChanges): Record<string, unknown> {
  const fields = Object.entries({ ...valid, ...change })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Creates test cases that change one field: first its valid values, then its invalid ones. */
export function createFieldTestCases(
  field: string,
  { valid = {}, invalid = {} }: { valid?: FieldValues; invalid?: FieldValues },
): SchemaTestCase[] {
  const create = (values: FieldValues, invalidFields: string[]) =>
    Object.entries(values).map(([says, value]) => ({
      says: `${field} ${says}`,
      change: { [field]: value },
      invalidFields,
    }))
  return [...create(valid, []), ...create(invalid, [field])]
}

/** Values that say themselves what they are. */
export function toFieldValues(values: readonly unknown[]): FieldValues {
  return Object.fromEntries(values.map((value) => [`is ${JSON.stringify(value)}`, value]))
}

/**
 * Turns test cases for a value into test cases for the field that contains the value; `wrapValue` builds the field's
 * content from the value.
 */
export function wrapCases(
  cases: readonly SchemaTestCase[],
  field: string,
  wrapValue: (value: unknown) => unknown,
): SchemaTestCase[] {
  return cases.map(({ says, change, invalidFields }) => ({
    says,
    change: { [field]: wrapValue(Object.values(change)[0]) },
    invalidFields: invalidFields.length === 0 ? [] : [field],
  }))
}

export const leftOut: FieldValues = { 'is left out': undefined }

export const wrongTypes: FieldValues = {
  'is null': null,
  'is a number': 2348000000000,
  'is a map': { first: 'a' },
}

/** Values that have a size, as a list has. */
export const wrongListTypes: FieldValues = { ...wrongTypes, 'is an empty map': {}, 'is an empty text': '' }
