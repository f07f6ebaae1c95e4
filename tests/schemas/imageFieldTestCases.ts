import {
  createFieldTestCases,
  toFieldValues,
  wrapCases,
  type FieldValues,
  type SchemaTestCase,
} from './schemaCase'
import { codePointsNextToAlphanumerics } from './textCases'

export const validImage = {
  path: 'products/84/avocado-butter.webp',
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,UklGRg==',
}

const folder = 'products/84/'
const validPaths = [
  ...['a', 'A/Z/z/0/9/-/_', 'xAZaz09', 'avocado-butter_2.v1.AVIF', '800/avocado.webp'],
  'a'.repeat(200 - folder.length),
].map((name) => folder + name)
const invalidPaths = [
  ...['', folder, 'products/85/a.webp', 'products/840/a.webp', 'products/84', `/${folder}a.webp`],
  ...[`catalogue/${folder}a.webp`, `https://example.com/${folder}a.webp`, 84],
  ...[
    ...['../85/a.webp', './a.webp', '.hidden', '/a.webp', 'a/', 'a b.webp', 'a?b.webp', 'a%2Fb.webp'],
    'a.webp\n',
  ]
    .concat(codePointsNextToAlphanumerics.flatMap((mark) => [`${mark}a`, `a${mark}`]))
    .concat('a'.repeat(201 - folder.length))
    .map((name) => folder + name),
]

function createImageTestCases(
  key: keyof typeof validImage,
  values: { valid?: FieldValues; invalid?: FieldValues },
): SchemaTestCase[] {
  const cases = createFieldTestCases(`image.${key}`, values)
  return wrapCases(cases, 'image', (value) => ({ ...validImage, [key]: value }))
}

/** All test cases for the `image` of the product 84. */
export const imageFieldTestCases: readonly SchemaTestCase[] = [
  ...createFieldTestCases('image', {
    invalid: {
      ...toFieldValues([null, validImage.path]),
      ...Object.fromEntries(
        Object.keys(validImage).map((key) => [
          `lacks its ${key}`,
          Object.fromEntries(Object.entries(validImage).filter(([each]) => each !== key)),
        ]),
      ),
    },
  }),
  ...createImageTestCases('path', { valid: toFieldValues(validPaths), invalid: toFieldValues(invalidPaths) }),
  ...(['width', 'height'] as const).flatMap((side) =>
    createImageTestCases(side, {
      valid: toFieldValues([1, 10_000]),
      invalid: toFieldValues([0, 10_001, 800.5, '800']),
    }),
  ),
  ...createImageTestCases('placeholder', {
    valid: { 'is empty': '', 'has 2000 units': 'p'.repeat(2000) },
    invalid: { 'has 2001 units': 'p'.repeat(2001), ...toFieldValues([null, 7, ['p'], {}]) },
  }),
]

/** Test cases that prove that a field contains the image of the product 84. */
export const imageLimitTestCases = createImageTestCases('path', {
  valid: toFieldValues(['products/84/a']),
  invalid: toFieldValues(['products/85/a']),
})
