import { describe, expect, test } from 'vitest'
import { createCatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { PublishedChange } from '../../../domain/catalogue/publishing/catalogueSnapshot'
import {
  createBuiltDetails,
  createBuiltProduct,
  createFirstPage,
  createPublishedProduct,
} from './publishedProducts'

const overlayOf = (...changes: PublishedChange[]) =>
  createCatalogueOverlay(new Map(changes.map((change) => [change.id, change])))
const built = ['1', '2', '3'].map(createBuiltProduct)
const hide = (id: string): PublishedChange => ({ id, hidden: true })
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name)

describe('the product list', () => {
  test('shows a changed product in its place, without a hidden one, and new ones last, by id', () => {
    const overlay = overlayOf(
      createPublishedProduct('10'),
      createPublishedProduct('9'),
      createPublishedProduct('2', { name: 'Baobab Oil' }),
      hide('1'),
    )
    expect(namesOf(overlay.overlayProducts(built))).toEqual([
      'Baobab Oil',
      'Product 3',
      'Product 9',
      'Product 10',
    ])
  })

  test('shows the first 100 characters of a published description', () => {
    const overlay = overlayOf(createPublishedProduct('1', { description: 'a'.repeat(200) }))
    expect(overlay.overlayProducts(built)[0]?.preview).toBe('a'.repeat(100))
  })

  test('is the same object each time, so that nothing renders again without a change', () => {
    const overlay = overlayOf(createPublishedProduct('1'))
    expect(overlay.overlayProducts(built)).toBe(overlay.overlayProducts(built))
  })
})

describe('pictures', () => {
  test('an unchanged picture is that of the build', () => {
    const overlay = overlayOf(createPublishedProduct('1', { name: 'Baobab Oil' }))
    expect(overlay.overlayProducts(built)[0]?.image).toBe(built[0]?.image)
  })

  test("a new picture is below the product's id", () => {
    const image = { name: 'baobab-0123456789', width: 960, height: 1200, placeholder: '' }
    const overlay = overlayOf(createPublishedProduct('1', { image }))
    expect(overlay.overlayProducts(built)[0]?.image.name).toBe('1/baobab-0123456789')
  })
})

describe('the first page', () => {
  test('counts new and hidden products, and has the categories of new ones', () => {
    const overlay = overlayOf(
      createPublishedProduct('41', { category: 'Soap' }),
      createPublishedProduct('42'),
      createPublishedProduct('30'),
      hide('1'),
    )
    const { products, total, categories } = overlay.overlayFirstPage(createFirstPage(built, 40), undefined)
    expect(namesOf(products)).toEqual(['Product 2', 'Product 3'])
    expect(total).toBe(41)
    expect(categories).toEqual(['Soap', 'Oil'])
  })

  test('of a small catalogue has the new products', () => {
    const overlay = overlayOf(createPublishedProduct('4'))
    const { products, total } = overlay.overlayFirstPage(createFirstPage(built), undefined)
    expect(products).toHaveLength(4)
    expect(total).toBe(4)
  })

  test('is filled from the whole list once that is loaded', () => {
    const all = Array.from({ length: 20 }, (_, index) => createBuiltProduct(String(index + 1)))
    const { products, total } = overlayOf(hide('3')).overlayFirstPage(
      createFirstPage(all.slice(0, 16), 20),
      all,
    )
    expect(products).toHaveLength(16)
    expect(total).toBe(19)
  })
})

describe('a product page', () => {
  test('shows the published texts and the facts of the build', () => {
    const overlay = overlayOf(createPublishedProduct('1', { description: 'Pressed this week.' }))
    expect(overlay.overlayDetails(createBuiltDetails('1'))).toMatchObject({
      description: 'Pressed this week.',
      facts: { origin: 'Northern Nigeria' },
    })
  })

  test('links to products as they are published, and not to hidden ones', () => {
    const overlay = overlayOf(createPublishedProduct('2', { name: 'Baobab Oil' }), hide('3'))
    const details = overlay.overlayDetails(createBuiltDetails('1', built.slice(1)))
    expect(namesOf(details?.links.related ?? [])).toEqual(['Baobab Oil'])
  })

  test('of a hidden product does not exist', () =>
    expect(overlayOf(hide('1')).overlayDetails(createBuiltDetails('1'))).toBeUndefined())

  test('of a product that no build has yet has no facts and no links', () =>
    expect(overlayOf(createPublishedProduct('4')).detailNew('4')).toMatchObject({
      name: 'Product 4',
      image: { name: '4/picture-4' },
      facts: {},
      links: { related: [] },
    }))
})

describe('stock', () => {
  const soldOut = { soldOut: true }

  test('a product that has run out since the build says so in the list, on its page and among the links to it', () => {
    const overlay = overlayOf(createPublishedProduct('2', soldOut))
    expect(overlay.overlayProducts(built).map((product) => product.soldOut)).toEqual([
      undefined,
      true,
      undefined,
    ])
    expect(overlay.overlayDetails(createBuiltDetails('2'))?.soldOut).toBe(true)
    expect(overlay.overlayDetails(createBuiltDetails('1', built.slice(1)))?.links.related[0]?.soldOut).toBe(
      true,
    )
  })

  test('a product that had run out in the build is in stock once that is published', () => {
    const overlay = overlayOf(createPublishedProduct('1'))
    const [shown] = overlay.overlayProducts([{ ...createBuiltProduct('1'), ...soldOut }])
    expect(shown).toEqual(createBuiltProduct('1'))
    expect(overlay.overlayDetails({ ...createBuiltDetails('1'), ...soldOut })).toEqual(
      createBuiltDetails('1'),
    )
  })
})

test('a search compares the published other names', () => {
  const overlay = overlayOf(createPublishedProduct('1', { alsoKnownAs: ['Kuka'] }))
  const terms = { otherNames: new Map([['1', ['Baobab']]]), uses: new Map() }
  expect(overlay.overlaySearchTerms(terms).otherNames.get('1')).toEqual(['Kuka'])
})

test('a featured product has the published picture and stock, and goes on the list under the published name', () => {
  const photo = createPublishedProduct('1').image
  const featured = {
    ...{ name: 'shea', productId: '1', photo, price: 1, shortDescription: '' },
    category: 'butter' as const,
    listedAs: { name: 'Shea', category: 'Butter' as const, unit: 'kg' as const },
  }
  const image = { ...photo, name: 'shea-new' }
  const overlay = overlayOf(createPublishedProduct('1', { name: 'Raw Shea', image, soldOut: true }))
  expect(overlay.overlayFeatured(featured)).toMatchObject({
    listedAs: { name: 'Raw Shea' },
    photo: { name: '1/shea-new' },
    soldOut: true,
  })
})
