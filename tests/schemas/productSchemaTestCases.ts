import {
  createWrongTypeTestCases,
  createRequiredFieldTestCase,
  createInvalidSchemaTestCase,
  type SchemaTestCase,
} from './schemaCase'
import { imageFieldTestCases, validImage } from './imageFieldTestCases'
import {
  categoryTestCases,
  createBenefitsTestCases,
  createOtherNamesTestCases,
  gradesTestCases,
  hiddenTestCases,
  tenOtherNames,
  unitTestCases,
  validBenefits,
} from './productFieldTestCases'
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
  benefits: validBenefits,
  unit: 'kg',
  grades: ['skin', 'food'],
  hidden: true,
}

export const productSchemaTestCases: readonly SchemaTestCase[] = [
  createRequiredFieldTestCase('id'),
  ...createWrongTypeTestCases('id'),
  ...['', '85', '084', '84 '].map((id) =>
    createInvalidSchemaTestCase(`id is '${id}' in products/84`, { id }),
  ),
  createRequiredFieldTestCase('name'),
  ...createSingleLineFieldTestCases('name', 120),
  createRequiredFieldTestCase('alsoKnownAs'),
  ...createOtherNamesTestCases(createSingleLineFieldTestCases('a name in alsoKnownAs', 60)),
  createRequiredFieldTestCase('category'),
  ...categoryTestCases,
  createRequiredFieldTestCase('description'),
  ...createMultilineFieldTestCases('description', 2000),
  createRequiredFieldTestCase('image'),
  ...imageFieldTestCases,
  createRequiredFieldTestCase('benefits'),
  ...createBenefitsTestCases(createOptionalLineFieldTestCases),
  createRequiredFieldTestCase('unit'),
  ...unitTestCases,
  createRequiredFieldTestCase('grades'),
  ...gradesTestCases,
  createInvalidSchemaTestCase('grades is empty', { grades: [] }),
  ...hiddenTestCases,
]

/**
 * A product with every field at its maximum length: it tests Firestore's limit of 1,000 evaluated expressions per
 * request.
 */
export const productWithMaxLengthFields = {
  id: '99999',
  name: 'N'.repeat(120),
  alsoKnownAs: tenOtherNames,
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
