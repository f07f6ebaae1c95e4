import { imageFieldTestCases, imageLimitTestCases, validImage } from './imageFieldTestCases'
import {
  productProofTestCases,
  proofWithMaxLengthFields,
  validCertificates,
  validMorePictures,
} from './productProofTestCases'
import {
  applyFieldChanges,
  createFieldTestCases,
  leftOut,
  toFieldValues,
  wrapCases,
  wrongListTypes,
  type SchemaTestCase,
} from './schemaCase'
import {
  createLineTestCases,
  createOptionalLineTestCases,
  createTextTestCases,
  createUnfinishedLineTestCases,
  createUnfinishedTextTestCases,
} from './textCases'

const validBenefits = { first: 'Softens skin', second: 'Seals moisture', third: '' }
const tenOtherNames = Array.from({ length: 10 }, (_, index) => `${index}`.repeat(60))

export const validProduct = {
  id: '84',
  name: 'Avocado Butter',
  alsoKnownAs: ['Persea gratissima', 'Pia'],
  category: 'Butter',
  description: 'Soft and green.\nKeeps for a year.',
  image: validImage,
  morePictures: validMorePictures,
  benefits: validBenefits,
  unit: 'kg',
  grades: ['skin', 'food'],
  certificates: validCertificates,
  soldOut: true,
  hidden: true,
}

const categories = ['Seed', 'Petals', 'Herbs', 'Spice', 'Butter', 'Soap', 'Powder', 'Oil', 'Others']

/** Test cases for the fields that have the same law in a product and in a draft. */
const sharedCases: readonly SchemaTestCase[] = [
  ...productProofTestCases,
  ...createFieldTestCases('category', {
    valid: toFieldValues(categories),
    invalid: toFieldValues([null, '', 'butter', 'All']),
  }),
  ...createFieldTestCases('unit', {
    valid: toFieldValues(['kg', 'litre', 'piece', 'bunch']),
    invalid: toFieldValues([null, '', 'Kg', 'bag']),
  }),
  ...createFieldTestCases('grades', {
    valid: toFieldValues([['skin'], ['food'], ['food', 'skin']]),
    invalid: {
      ...wrongListTypes,
      ...toFieldValues(['skin', ['skin', 'industrial'], ['skin', 'skin'], ['skin', 'food', 'skin']]),
    },
  }),
  ...['soldOut', 'hidden'].flatMap((flag) =>
    createFieldTestCases(flag, {
      valid: { ...leftOut, 'is false': false },
      invalid: toFieldValues(['', 'true', 1, null, {}]),
    }),
  ),
]

function createOtherNamesTestCases(nameCases: readonly SchemaTestCase[]): SchemaTestCase[] {
  return [
    ...createFieldTestCases('alsoKnownAs', {
      valid: { 'is empty': [], 'has ten names': tenOtherNames },
      invalid: {
        ...wrongListTypes,
        'is one text': 'Pia',
        'has eleven names': [...tenOtherNames, 'Pia'],
        'has a bad name at its end': tenOtherNames.with(9, '\u202E'),
      },
    }),
    ...wrapCases(
      nameCases.filter(({ change }) => Object.values(change)[0] !== undefined),
      'alsoKnownAs',
      (value) => ['Pia', value],
    ),
  ]
}

function createBenefitsTestCases(
  createLineCases: (field: string, maxLength: number) => SchemaTestCase[],
): SchemaTestCase[] {
  const { first, second, third } = validBenefits
  return [
    ...createFieldTestCases('benefits', {
      invalid: {
        'is null': null,
        'is empty': {},
        'is a list': [first, second, third],
        'lacks the first': { second, third },
        'lacks the second': { first, third },
        'lacks the third': { first, second },
      },
    }),
    ...wrapCases(createLineCases('benefits.first', 200), 'benefits', (value) => ({
      ...validBenefits,
      first: value,
    })),
    ...['second', 'third'].flatMap((benefit) =>
      [200, 201].map((length) => ({
        says: `benefits.${benefit} has ${length} letters`,
        change: { benefits: { ...validBenefits, [benefit]: 'a'.repeat(length) } },
        invalidFields: length > 200 ? ['benefits'] : [],
      })),
    ),
  ]
}

export const productSchemaTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('id', { invalid: { ...leftOut, ...toFieldValues([84, '', '85', '084', '84 ']) } }),
  ...createLineTestCases('name', 120),
  ...createTextTestCases('description', 2000),
  ...['alsoKnownAs', 'category', 'image', 'benefits', 'unit', 'grades'].flatMap((field) =>
    createFieldTestCases(field, { invalid: leftOut }),
  ),
  ...createOtherNamesTestCases(createLineTestCases('a name in alsoKnownAs', 60)),
  ...createBenefitsTestCases(createOptionalLineTestCases),
  ...imageFieldTestCases,
  ...sharedCases,
  ...createFieldTestCases('grades', { invalid: { 'is empty': [] } }),
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
  ...proofWithMaxLengthFields,
  soldOut: false,
  hidden: false,
}

/** The product fields of a valid draft of the product 84. */
export const validDraftFields = applyFieldChanges(validProduct, { id: undefined })

/** The product fields of a draft of the product 99999 at their maximum lengths. */
export const draftFieldsWithMaxLength = applyFieldChanges(productWithMaxLengthFields, { id: undefined })

/** Test cases for the product fields of a draft of the product 84: any can be missing, texts can be empty. */
export const draftSchemaTestCases: readonly SchemaTestCase[] = [
  ...Object.keys(validDraftFields).flatMap((field) => createFieldTestCases(field, { valid: leftOut })),
  ...createUnfinishedLineTestCases('name', 120),
  ...createUnfinishedTextTestCases('description', 2000),
  ...createOtherNamesTestCases(createUnfinishedLineTestCases('a name in alsoKnownAs', 60)),
  ...createBenefitsTestCases(createUnfinishedLineTestCases),
  ...imageLimitTestCases,
  ...productProofTestCases.filter(({ change }) => Object.values(change)[0] !== undefined),
  ...createFieldTestCases('category', { invalid: toFieldValues([null, '', 'All']) }),
  ...createFieldTestCases('unit', { invalid: toFieldValues([null, '', 'bag']) }),
  ...createFieldTestCases('grades', {
    valid: toFieldValues([[], ['food']]),
    invalid: toFieldValues([null, ['industrial'], ['skin', 'skin']]),
  }),
  ...['soldOut', 'hidden'].flatMap((flag) =>
    createFieldTestCases(flag, {
      valid: { 'is false': false },
      invalid: toFieldValues([null, 'true', 1]),
    }),
  ),
]
