import {
  createInvalidSchemaTestCase,
  createValidSchemaTestCase,
  createWrongTypeTestCases,
  type SchemaTestCase,
} from './schemaCase'

/*
 * Test cases for the fields of a product whose law is the same for a published product and for a draft. Texts and
 * whether a field may be missing differ.
 */

export const validBenefits = { first: 'Softens skin', second: 'Seals moisture', third: '' }

export const tenOtherNames = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(60))

const categories = ['Seed', 'Petals', 'Herbs', 'Spice', 'Butter', 'Soap', 'Powder', 'Oil', 'Others']

export const categoryTestCases: readonly SchemaTestCase[] = [
  ...createWrongTypeTestCases('category'),
  ...categories.map((category) => createValidSchemaTestCase(`category is ${category}`, { category })),
  ...['', 'butter', 'All', 'Butter '].map((category) =>
    createInvalidSchemaTestCase(`category is '${category}'`, { category }),
  ),
]

export const unitTestCases: readonly SchemaTestCase[] = [
  ...createWrongTypeTestCases('unit'),
  ...['kg', 'litre', 'piece', 'bunch'].map((unit) => createValidSchemaTestCase(`unit is ${unit}`, { unit })),
  ...['', 'Kg', 'litres', 'bag'].map((unit) => createInvalidSchemaTestCase(`unit is '${unit}'`, { unit })),
]

export const gradesTestCases: readonly SchemaTestCase[] = [
  ...createWrongTypeTestCases('grades'),
  ...[['skin'], ['food'], ['food', 'skin']].map((grades) =>
    createValidSchemaTestCase(`grades is ${grades.join(' and ')}`, { grades }),
  ),
  createInvalidSchemaTestCase('grades is one text', { grades: 'skin' }),
  createInvalidSchemaTestCase('grades has an unknown grade', { grades: ['skin', 'industrial'] }),
  createInvalidSchemaTestCase('grades has a grade twice', { grades: ['skin', 'skin'] }),
  createInvalidSchemaTestCase('grades has three', { grades: ['skin', 'food', 'skin'] }),
]

export const hiddenTestCases: readonly SchemaTestCase[] = [
  createValidSchemaTestCase('hidden is left out', { hidden: undefined }),
  createValidSchemaTestCase('hidden is false', { hidden: false }),
  ...['', 'true', 1, null, {}].map((hidden) =>
    createInvalidSchemaTestCase(`hidden is ${JSON.stringify(hidden)}`, { hidden }),
  ),
]

/** Test cases for the list of other names; `nameCases` are test cases for a line of text. */
export function createOtherNamesTestCases(nameCases: readonly SchemaTestCase[]): SchemaTestCase[] {
  // Leaves out the test case with a list within a list: the Firestore client rejects it before any security rule runs.
  const storedCases = nameCases.filter(({ says }) => !says.endsWith('a list'))
  return [
    ...createWrongTypeTestCases('alsoKnownAs'),
    createInvalidSchemaTestCase('alsoKnownAs is one text', { alsoKnownAs: 'Pia' }),
    createValidSchemaTestCase('alsoKnownAs is empty', { alsoKnownAs: [] }),
    createValidSchemaTestCase('alsoKnownAs has ten names', { alsoKnownAs: tenOtherNames }),
    createInvalidSchemaTestCase('alsoKnownAs has eleven names', { alsoKnownAs: [...tenOtherNames, 'Pia'] }),
    ...tenOtherNames.map((_, index) =>
      createInvalidSchemaTestCase(`alsoKnownAs has a bad name at ${index}`, {
        alsoKnownAs: tenOtherNames.with(index, '\u202E'),
      }),
    ),
    ...wrapCases(storedCases, 'alsoKnownAs', (value) => ['Pia', value]),
  ]
}

/** Test cases for the benefits; `createLineCases` creates test cases for a line of text. */
export function createBenefitsTestCases(
  createLineCases: (field: string, maxLength: number) => SchemaTestCase[],
): SchemaTestCase[] {
  const { first, second, third } = validBenefits
  return [
    createInvalidSchemaTestCase('benefits is null', { benefits: null }),
    createInvalidSchemaTestCase('benefits is a list', { benefits: [first, second, third] }),
    createInvalidSchemaTestCase('benefits lacks the first', { benefits: { second, third } }),
    createInvalidSchemaTestCase('benefits lacks the second', { benefits: { first, third } }),
    createInvalidSchemaTestCase('benefits lacks the third', { benefits: { first, second } }),
    ...['first', 'second', 'third'].flatMap((benefit) =>
      wrapCases(createLineCases(benefit, 200), 'benefits', (value) => ({
        ...validBenefits,
        [benefit]: value,
      })),
    ),
  ]
}

/**
 * Turns test cases for a text into test cases for the field that contains the text; `wrapValue` builds the field's
 * value from the text.
 */
function wrapCases(
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
