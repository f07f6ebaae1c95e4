import { imageLimitTestCases, validImage } from './imageFieldTestCases'
import {
  createFieldTestCases,
  leftOut,
  toFieldValues,
  wrapCases,
  wrongListTypes,
  type FieldValues,
  type SchemaTestCase,
} from './schemaCase'

/*
 * The further photographs and the certificates of the product 84: they have one law in a product and in a draft. Rules cannot
 * loop: they match the joined lines of certificates, so cases try to smuggle two into one.
 */

export const validMorePictures = {
  texture: validImage,
  pack: { ...validImage, path: 'products/84/pack.webp' },
}

const uploadId = 'ABC234efghijklmnopqr'

export const validCertificates = [
  `2026-03-09 ${uploadId} Lagos Food Lab | Peroxide value, batch 12`,
  `2025-12-31 ${uploadId} Control Union | Organic certificate`,
]

/** The further photographs of the product 99999, and certificates, at their greatest lengths. */
export const proofWithMaxLengthFields = {
  morePictures: Object.fromEntries(
    ['texture', 'scale', 'pack'].map((kind) => [
      kind,
      {
        path: `products/99999/${'a/'.repeat(92)}a`,
        width: 10_000,
        height: 10_000,
        placeholder: 'p'.repeat(2000),
      },
    ]),
  ),
  certificates: Array.from(
    { length: 10 },
    () => `2099-12-31 ${uploadId} ${'ọ'.repeat(60)} | ${'ọ'.repeat(80)}`,
  ),
}

const withLine = (line: unknown) => [validCertificates[0], line]
const write = (change: { date?: string; id?: string; issuer?: string; title?: string }) => {
  const { date, id, issuer, title } = {
    ...{ date: '2026-03-09', id: uploadId, issuer: 'Lagos Food Lab', title: 'Peroxide value' },
    ...change,
  }
  return withLine(`${date} ${id} ${issuer} | ${title}`)
}

const lineValues: { valid: FieldValues; invalid: FieldValues } = {
  valid: {
    'has a line with the first day': write({ date: '2000-01-01' }),
    'has a line with the last day': write({ date: '2099-12-31' }),
    'has a line with one letter each': write({ issuer: 'L', title: '7' }),
    'has an issuer of 60 letters': write({ issuer: 'ọ'.repeat(60) }),
    'has a title of 80 letters': write({ title: 'ọ'.repeat(80) }),
    'has an issuer of 60 emoji and a letter in its title': write({ issuer: `a${'🌿'.repeat(59)}` }),
    'has the smallest and the greatest id': write({ id: '09AZaz09AZaz09AZaz09' }),
    'has one line': [validCertificates[0]],
    'has ten lines': Array.from({ length: 10 }, () => validCertificates[0]),
  },
  invalid: {
    'is empty': [],
    'is one text': validCertificates[0],
    'has a line that is a number': withLine(7),
    'has a line that is null': withLine(null),
    'has a line that is empty': withLine(''),
    'has eleven lines': Array.from({ length: 11 }, () => validCertificates[0]),
    'has two lines in one': [validCertificates.join('\n')],
    'has a line that ends in a line feed': withLine(`${String(validCertificates[1])}\n`),
    'has a line without a day': withLine(`${uploadId} Lagos Food Lab | Peroxide value`),
    'has a day of the last century': write({ date: '1999-12-31' }),
    'has the month 0': write({ date: '2026-00-10' }),
    'has the month 13': write({ date: '2026-13-01' }),
    'has the day 0': write({ date: '2026-03-00' }),
    'has the day 32': write({ date: '2026-03-32' }),
    'has a day of one digit': write({ date: '2026-3-9' }),
    'has an id of 19 characters': write({ id: uploadId.slice(1) }),
    'has an id of 21 characters': write({ id: `${uploadId}a` }),
    'has an id with a slash': write({ id: '../certificates/84/a' }),
    'has no issuer': write({ issuer: '' }),
    'has an issuer of 61 letters': write({ issuer: 'ọ'.repeat(61) }),
    'has an issuer of spaces': write({ issuer: '   ' }),
    'has an issuer with a tab': write({ issuer: 'Lagos\tLab' }),
    'has an issuer with U+202E': write({ issuer: 'Lagos \u202EbaL' }),
    'has an issuer with a bar': write({ issuer: 'Lagos | Lab' }),
    'has no title': write({ title: '' }),
    'has a title of 81 letters': write({ title: 'ọ'.repeat(81) }),
    'has a title of punctuation': write({ title: '---' }),
    'has a title with U+85': write({ title: 'Peroxide\u0085value' }),
    'has a title with a bar': write({ title: 'Peroxide|value' }),
    'has no bar': withLine(`2026-03-09 ${uploadId} Lagos Food Lab, Peroxide value`),
    'has a bar without spaces': withLine(`2026-03-09 ${uploadId} Lagos Food Lab|Peroxide value`),
  },
}

const pictureKinds = ['texture', 'scale', 'pack']

export const productProofTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('morePictures', {
    valid: {
      ...leftOut,
      ...Object.fromEntries(pictureKinds.map((kind) => [`has ${kind} alone`, { [kind]: validImage }])),
    },
    invalid: {
      'is null': null,
      'is empty': {},
      'is a list': [validImage],
      'is an image': validImage,
      'is a text': validImage.path,
      ...Object.fromEntries(
        pictureKinds.map((kind) => [`has ${kind} as a path`, { [kind]: validImage.path }]),
      ),
    },
  }),
  ...pictureKinds.flatMap((kind) =>
    wrapCases(
      imageLimitTestCases.map((each) => ({ ...each, says: `${kind}: ${each.says}` })),
      'morePictures',
      (image) => ({ ...validMorePictures, [kind]: image }),
    ),
  ),
  ...createFieldTestCases('certificates', {
    valid: { ...leftOut, ...lineValues.valid },
    invalid: { ...wrongListTypes, ...toFieldValues([[null]]), ...lineValues.invalid },
  }),
]
