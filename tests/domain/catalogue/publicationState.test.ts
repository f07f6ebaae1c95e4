import { expect, test } from 'vitest'
import { mapPictures } from '../../../domain/catalogue/morePictures'
import type { StoredImage, StoredProduct } from '../../../domain/catalogue/storedProduct'
import { getPublicationState } from '../../../domain/catalogue/publishing/publicationState'
import { createStoredProduct } from '../../createStoredProduct'
import { createBuiltDetails } from './publishedProducts'

const oil = createStoredProduct('1')
const photograph = (hash: string) => ({ ...oil.image, path: `products/1/1-${hash}-640.webp` })

/** What visitors see of a product, drawn in the build unless a picture is given. */
function see(product: StoredProduct, pictureName = 'oil-of-the-build') {
  const details = createBuiltDetails('1')
  const { morePictures, ...fields } = product
  const seen = { ...details, ...fields, image: { ...details.image, name: pictureName } }
  const toSeen = ({ path, ...picture }: StoredImage) => ({ ...picture, name: `1/${path.slice(11, -9)}` })
  return morePictures ? { ...seen, morePictures: mapPictures(morePictures, toSeen) } : seen
}

test('a product is out once visitors see its texts, whichever program has drawn its picture', () => {
  expect(getPublicationState(oil, see(oil))).toBe('out')
  expect(getPublicationState({ ...oil, unit: 'kg' }, see(oil))).toBe('waiting')
  expect(getPublicationState(oil, null)).toBe('waiting')
})

test.each<[string, Partial<StoredProduct>]>([
  ['name', { name: 'Marula Oil' }],
  ['other name', { alsoKnownAs: ['Marula'] }],
  ['category', { category: 'Butter' }],
  ['description', { description: 'Pressed warm.' }],
  ['benefit', { benefits: { ...oil.benefits, third: 'Smells of home' } }],
  ['grade', { grades: ['food'] }],
  ['stock', { soldOut: true }],
  ['photograph', { image: photograph('0f55628fb5') }],
  ['further photograph', { morePictures: { texture: photograph('0f55628fb5') } }],
  ['certificate', { certificates: ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value'] }],
])('a product is not live while visitors see another %s', (_, change) =>
  expect(getPublicationState({ ...oil, ...change }, see(oil))).toBe('waiting'),
)

test('a photograph is out under its name, in the build and since', () => {
  const product = { ...oil, image: photograph('0f55628fb5') }
  expect(getPublicationState(product, see(product, '1-0f55628fb5'))).toBe('out')
  expect(getPublicationState(product, see(product, '1/1-0f55628fb5'))).toBe('out')
  expect(getPublicationState(product, see(product, '1/1-aaaaaaaaaa'))).toBe('waiting')
})

test('a further photograph and a certificate are out once visitors see them', () => {
  const product = {
    ...oil,
    morePictures: { texture: photograph('0f55628fb5') },
    certificates: ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value'],
  }
  const other = { ...product, morePictures: { texture: photograph('aaaaaaaaaa') } }
  expect(getPublicationState(product, see(product))).toBe('out')
  expect(getPublicationState(product, see(other))).toBe('waiting')
})

test('a hidden product is out once visitors see none', () => {
  expect(getPublicationState({ ...oil, hidden: true }, see(oil))).toBe('waiting')
  expect(getPublicationState({ ...oil, hidden: true }, null)).toBe('out')
})

test.each([
  ['in one size', { ...oil.image, path: 'products/1/oil.webp' }],
  ['whose placeholder is no picture', { ...oil.image, placeholder: 'javascript:0' }],
])('a product with a picture %s is left out', (_, image) =>
  expect(getPublicationState({ ...oil, image }, see(oil))).toBe('leftOut'),
)
