import { lawful, requiredCase, unlawful, type LawCase } from './case'
import { besideAlphanumerics } from './words'

export const validImage = {
  path: 'products/84/avocado-butter.webp',
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,UklGRg==',
}

const folder = 'products/84/'
const lawfulPaths = [
  'a',
  'A/Z/z/0/9/-/_',
  'xAZaz09',
  'avocado-butter_2.v1.AVIF',
  '800/avocado.webp',
  'a'.repeat(200 - folder.length),
]
const unlawfulPaths = [
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
  ...besideAlphanumerics.flatMap((mark) => [`${folder}${mark}a`, `${folder}a${mark}`]),
  folder + 'a'.repeat(201 - folder.length),
]
const unlawfulSides = [0, -1, 10_001, 800.5, '800', null]

const withImage = (change: object) => ({ image: { ...validImage, ...change } })
const { path, width, height, placeholder } = validImage

/** The picture of products/84. */
export const imageCases: readonly LawCase[] = [
  requiredCase('image'),
  unlawful('image is null', { image: null }),
  unlawful('image is its path', { image: path }),
  unlawful('image lacks its path', { image: { width, height, placeholder } }),
  unlawful('image lacks its width', { image: { path, height, placeholder } }),
  unlawful('image lacks its height', { image: { path, width, placeholder } }),
  unlawful('image lacks its placeholder', { image: { path, width, height } }),
  ...lawfulPaths.map((name) => lawful(`image.path ends ${name}`, withImage({ path: folder + name }))),
  ...unlawfulPaths.map((path) => unlawful(`image.path is ${JSON.stringify(path)}`, withImage({ path }))),
  unlawful('image.path is a number', withImage({ path: 84 })),
  ...['width', 'height'].flatMap((side) => [
    ...[1, 10_000].map((pixels) => lawful(`image.${side} is ${pixels}`, withImage({ [side]: pixels }))),
    ...unlawfulSides.map((pixels) =>
      unlawful(`image.${side} is ${JSON.stringify(pixels)}`, withImage({ [side]: pixels })),
    ),
  ]),
  lawful('image.placeholder is empty', withImage({ placeholder: '' })),
  lawful('image.placeholder has 2000 units', withImage({ placeholder: 'p'.repeat(2000) })),
  unlawful('image.placeholder has 2001 units', withImage({ placeholder: 'p'.repeat(2001) })),
  unlawful('image.placeholder is null', withImage({ placeholder: null })),
  unlawful('image.placeholder is a number', withImage({ placeholder: 7 })),
  unlawful('image.placeholder is a list', withImage({ placeholder: ['p'] })),
  unlawful('image.placeholder is a map', withImage({ placeholder: {} })),
]
