import { describe, expect, test } from 'vitest'
import { toDraftFields, toProductInput } from '../../../domain/catalogue/editing/productInput'
import { mergeProductInputs } from '../../../domain/catalogue/editing/mergeProductInputs'
import { parseImportRequest } from '../../../domain/catalogue/importing/importRequest'
import { parseDetailedProduct } from '../../../domain/catalogue/parseCatalogue'
import { createCatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import {
  parsePublishedProduct,
  toPublishedProduct,
} from '../../../domain/catalogue/publishing/publishedProduct'
import { createStoredProduct } from '../../createStoredProduct'
import { createBuiltDetails } from './publishedProducts'

const photograph = (hash: string) => ({
  ...createStoredProduct('1').image,
  path: `products/1/1-${hash}-640.webp`,
})
const proof = {
  morePictures: { texture: photograph('0f55628fb5'), pack: photograph('aaaaaaaaaa') },
  certificates: ['2026-03-09 ABC234efghijklmnopqr Lagos Food Lab | Peroxide value'],
}
const stored = createStoredProduct('1', proof)
const published = toPublishedProduct(stored)
if (!published) throw new Error('The product is left out.')

describe('Further photographs and certificates', () => {
  test('are published with their product, and read from the snapshot as they were written', () => {
    expect(published).toMatchObject({
      morePictures: { texture: { name: '1-0f55628fb5' }, pack: { name: '1-aaaaaaaaaa' } },
      certificates: proof.certificates,
    })
    const written = JSON.parse(JSON.stringify(published)) as Record<string, unknown>
    expect(parsePublishedProduct(written)).toEqual(published)
  })

  test.each([
    ['of another form', { ...stored.image, path: 'products/1/texture.webp' }],
    ['whose placeholder is no picture', { ...photograph('0f55628fb5'), placeholder: 'javascript:0' }],
  ])('a product with a further photograph %s is left out', (_, texture) =>
    expect(toPublishedProduct({ ...stored, morePictures: { texture } })).toBeNull(),
  )

  test("come to an open page with the addresses below the product's id, and leave it again", () => {
    const overlay = createCatalogueOverlay(new Map([['1', published]]))
    const expected = {
      morePictures: { texture: { name: '1/1-0f55628fb5' }, pack: { name: '1/1-aaaaaaaaaa' } },
      certificates: proof.certificates,
    }
    expect(overlay.detailNew('1')).toMatchObject(expected)
    const details = overlay.overlayDetails(createBuiltDetails('1'))
    expect(details).toMatchObject(expected)
    const without = toPublishedProduct(createStoredProduct('1'))
    if (!without || !details) throw new Error('The product is left out.')
    const later = createCatalogueOverlay(new Map([['1', without]])).overlayDetails(details)
    expect(later).not.toHaveProperty('morePictures')
    expect(later).not.toHaveProperty('certificates')
  })

  test('are read from the page of a build, without what is malformed', () => {
    const { morePictures } = published
    const page = { ...createBuiltDetails('1'), ...proof, morePictures: { ...morePictures, scale: 'none' } }
    expect(parseDetailedProduct(page)).toMatchObject({ morePictures, certificates: proof.certificates })
    expect(parseDetailedProduct(createBuiltDetails('1'))).not.toHaveProperty('morePictures')
  })

  test('are drafted and published as the form has them, and left out where there are none', () => {
    expect(toDraftFields(toProductInput(stored))).toMatchObject(proof)
    const empty = toDraftFields({ ...toProductInput(stored), morePictures: {}, certificates: [] })
    expect(empty).not.toHaveProperty('morePictures')
    expect(empty).not.toHaveProperty('certificates')
  })

  test('are merged with what a colleague changes elsewhere', () => {
    const base = toProductInput(createStoredProduct('1'))
    const mine = { ...base, certificates: proof.certificates }
    const theirs = { ...base, morePictures: proof.morePictures, name: 'Marula Oil' }
    expect(mergeProductInputs(base, mine, theirs)).toMatchObject({
      input: { ...proof, name: 'Marula Oil' },
      takenOver: ['morePictures', 'name'],
      conflicting: [],
    })
  })

  test('stay with a product whose texts an import changes, and nothing unknown comes with them', () => {
    const texture = { ...photograph('0f55628fb5'), url: 'https://example.com' }
    const products = [
      { product: { ...stored, morePictures: { texture, label: texture } }, expectedUpdatedAt: 1 },
    ]
    expect(parseImportRequest({ importId: 'ABC234efghijklmnopqr', products })).toEqual({
      request: expect.objectContaining({
        products: [
          {
            product: { ...stored, morePictures: { texture: photograph('0f55628fb5') } },
            expectedUpdatedAt: 1,
          },
        ],
      }) as unknown,
    })
  })
})
