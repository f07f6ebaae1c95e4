import {
  createWrongTypeTestCases,
  createValidSchemaTestCase,
  createOptionalFieldTestCase,
  createRequiredFieldTestCase,
  createInvalidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'
import { imageFieldTestCases, validImage } from './imageFieldTestCases'
import {
  createOptionalLineFieldTestCases,
  createSingleLineFieldTestCases,
  createMultilineFieldTestCases,
} from './textCases'

export const validProduct = {
  id: '84',
  name: 'Avocado Butter',
  alsoKnownAs: ['Persea gratissima', 'Pia'],
  category: 'Butter',
  description: 'Soft and green.\nKeeps for a year.',
  image: validImage,
  benefits: { first: 'Softens skin', second: 'Seals moisture', third: '' },
  unit: 'kg',
  grades: ['skin', 'food'],
  hidden: true,
}

const categories = ['Seed', 'Petals', 'Herbs', 'Spice', 'Butter', 'Soap', 'Powder', 'Oil', 'Others']
const tenNames = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(60))

/**
 * Turns test cases for a text into test cases for the field that contains the text; `wrapValue` builds the field's
 * value from the text.
 */
function wrapCases(
  cases: SchemaTestCase[],
  field: string,
  wrapValue: (value: unknown) => unknown,
): SchemaTestCase[] {
  return cases.map(({ says, change, invalidFields }) => ({
    says,
    change: { [field]: wrapValue(Object.values(change)[0]) },
    invalidFields: invalidFields.length === 0 ? [] : [field],
  }))
}

function benefitCases(benefit: string): SchemaTestCase[] {
  return wrapCases(createOptionalLineFieldTestCases(benefit, 200), 'benefits', (value) => ({
    ...validProduct.benefits,
    [benefit]: value,
  }))
}

// Leaves out the test case with a list within a list: the Firestore client rejects it before any security rule runs.
const otherNameCases = createSingleLineFieldTestCases('a name in alsoKnownAs', 60).filter(
  ({ says }) => !says.endsWith('a list'),
)

const { first, second, third } = validProduct.benefits

export const productSchemaTestCases: readonly SchemaTestCase[] = [
  createRequiredFieldTestCase('id'),
  ...createWrongTypeTestCases('id'),
  ...['', '85', '084', '84 '].map((id) =>
    createInvalidSchemaTestCase(`id is '${id}' in products/84`, { id }),
  ),
  createRequiredFieldTestCase('name'),
  ...createSingleLineFieldTestCases('name', 120),
  createRequiredFieldTestCase('alsoKnownAs'),
  ...createWrongTypeTestCases('alsoKnownAs'),
  createInvalidSchemaTestCase('alsoKnownAs is one text', { alsoKnownAs: 'Pia' }),
  createValidSchemaTestCase('alsoKnownAs is empty', { alsoKnownAs: [] }),
  createValidSchemaTestCase('alsoKnownAs has ten names', { alsoKnownAs: tenNames }),
  createInvalidSchemaTestCase('alsoKnownAs has eleven names', { alsoKnownAs: [...tenNames, 'Pia'] }),
  ...tenNames.map((_, index) =>
    createInvalidSchemaTestCase(`alsoKnownAs has a bad name at ${index}`, {
      alsoKnownAs: tenNames.with(index, '\u202E'),
    }),
  ),
  ...wrapCases(otherNameCases, 'alsoKnownAs', (value) => ['Pia', value]),
  createRequiredFieldTestCase('category'),
  ...createWrongTypeTestCases('category'),
  ...categories.map((category) => createValidSchemaTestCase(`category is ${category}`, { category })),
  ...['', 'butter', 'All', 'Butter '].map((category) =>
    createInvalidSchemaTestCase(`category is '${category}'`, { category }),
  ),
  createRequiredFieldTestCase('description'),
  ...createMultilineFieldTestCases('description', 2000),
  ...imageFieldTestCases,
  createRequiredFieldTestCase('benefits'),
  createInvalidSchemaTestCase('benefits is null', { benefits: null }),
  createInvalidSchemaTestCase('benefits is a list', { benefits: [first, second, third] }),
  createInvalidSchemaTestCase('benefits lacks the third', { benefits: { first, second } }),
  ...['first', 'second', 'third'].flatMap(benefitCases),
  createRequiredFieldTestCase('unit'),
  ...createWrongTypeTestCases('unit'),
  ...['kg', 'litre', 'piece', 'bunch'].map((unit) => createValidSchemaTestCase(`unit is ${unit}`, { unit })),
  ...['', 'Kg', 'litres', 'bag'].map((unit) => createInvalidSchemaTestCase(`unit is '${unit}'`, { unit })),
  createRequiredFieldTestCase('grades'),
  ...createWrongTypeTestCases('grades'),
  ...[['skin'], ['food'], ['food', 'skin']].map((grades) =>
    createValidSchemaTestCase(`grades is ${grades.join(' and ')}`, { grades }),
  ),
  createInvalidSchemaTestCase('grades is one text', { grades: 'skin' }),
  createInvalidSchemaTestCase('grades is empty', { grades: [] }),
  createInvalidSchemaTestCase('grades has an unknown grade', { grades: ['skin', 'industrial'] }),
  createInvalidSchemaTestCase('grades has a grade twice', { grades: ['skin', 'skin'] }),
  createInvalidSchemaTestCase('grades has three', { grades: ['skin', 'food', 'skin'] }),
  createOptionalFieldTestCase('hidden'),
  createValidSchemaTestCase('hidden is false', { hidden: false }),
  ...['', 'true', 1, null, {}].map((hidden) =>
    createInvalidSchemaTestCase(`hidden is ${JSON.stringify(hidden)}`, { hidden }),
  ),
]

/**
 * A product with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated expressions per
 * request.
 */
export const productWithMaxLengthFields = {
  id: '99999',
  name: 'N'.repeat(120),
  alsoKnownAs: tenNames,
  category: 'Powder',
  description: `${'🌿'.repeat(999)}ab`,
  image: {
    path: `products/99999/${'a/'.repeat(92)}a`,
    width: 10_000,
    height: 10_000,
    placeholder: 'p'.repeat(2000),
  },
  benefits: { first: 'f'.repeat(200), second: 's'.repeat(200), third: 't'.repeat(200) },
  unit: 'litre',
  grades: ['skin', 'food'],
  hidden: false,
}
