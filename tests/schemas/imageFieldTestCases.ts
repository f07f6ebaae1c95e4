import { createValidSchemaTestCase, createInvalidSchemaTestCase, type SchemaTestCase } from './schemaCase'
import { codePointsNextToAlphanumerics } from './textCases'

export const validImage = {
  path: 'products/84/avocado-butter.webp',
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,UklGRg==',
}

const folder = 'products/84/'
const validPaths = [
  'a',
  'A/Z/z/0/9/-/_',
  'xAZaz09',
  'avocado-butter_2.v1.AVIF',
  '800/avocado.webp',
  'a'.repeat(200 - folder.length),
]
const invalidPaths = [
  '',
  folder,
  'products/85/a.webp',
  'products/840/a.webp',
  'products/84',
  `/${folder}a.webp`,
  `${folder}../85/a.webp`,
  `${folder}./a.webp`,
  `${folder}.hidden`,
  `${folder}/a.webp`,
  `${folder}a/`,
  `${folder}a b.webp`,
  `${folder}a?b.webp`,
  `${folder}a%2Fb.webp`,
  `${folder}a.webp\n`,
  `catalogue/${folder}a.webp`,
  `https://example.com/${folder}a.webp`,
  ...codePointsNextToAlphanumerics.flatMap((mark) => [`${folder}${mark}a`, `${folder}a${mark}`]),
  folder + 'a'.repeat(201 - folder.length),
]
const invalidSides = [0, -1, 10_001, 800.5, '800', null]

const changeImage = (change: object) => ({ image: { ...validImage, ...change } })
const { path, width, height, placeholder } = validImage

/** Test cases for the `image` field of the product 84. */
export const imageFieldTestCases: readonly SchemaTestCase[] = [
  createInvalidSchemaTestCase('image is null', { image: null }),
  createInvalidSchemaTestCase('image is its path', { image: path }),
  createInvalidSchemaTestCase('image lacks its path', { image: { width, height, placeholder } }),
  createInvalidSchemaTestCase('image lacks its width', { image: { path, height, placeholder } }),
  createInvalidSchemaTestCase('image lacks its height', { image: { path, width, placeholder } }),
  createInvalidSchemaTestCase('image lacks its placeholder', { image: { path, width, height } }),
  ...validPaths.map((name) =>
    createValidSchemaTestCase(`image.path ends ${name}`, changeImage({ path: folder + name })),
  ),
  ...invalidPaths.map((path) =>
    createInvalidSchemaTestCase(`image.path is ${JSON.stringify(path)}`, changeImage({ path })),
  ),
  createInvalidSchemaTestCase('image.path is a number', changeImage({ path: 84 })),
  ...['width', 'height'].flatMap((side) => [
    ...[1, 10_000].map((pixels) =>
      createValidSchemaTestCase(`image.${side} is ${pixels}`, changeImage({ [side]: pixels })),
    ),
    ...invalidSides.map((pixels) =>
      createInvalidSchemaTestCase(
        `image.${side} is ${JSON.stringify(pixels)}`,
        changeImage({ [side]: pixels }),
      ),
    ),
  ]),
  createValidSchemaTestCase('image.placeholder is empty', changeImage({ placeholder: '' })),
  createValidSchemaTestCase(
    'image.placeholder has 2000 units',
    changeImage({ placeholder: 'p'.repeat(2000) }),
  ),
  createInvalidSchemaTestCase(
    'image.placeholder has 2001 units',
    changeImage({ placeholder: 'p'.repeat(2001) }),
  ),
  createInvalidSchemaTestCase('image.placeholder is null', changeImage({ placeholder: null })),
  createInvalidSchemaTestCase('image.placeholder is a number', changeImage({ placeholder: 7 })),
  createInvalidSchemaTestCase('image.placeholder is a list', changeImage({ placeholder: ['p'] })),
  createInvalidSchemaTestCase('image.placeholder is a map', changeImage({ placeholder: {} })),
]
