import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import type { Product } from '../../../domain/catalogue/product'
import { findCategoryNeighbours } from '../../../domain/catalogue/categoryNeighbours'
import { createRelatedProductFinder, type Shelf } from '../../../domain/catalogue/relatedProducts'

const { products: catalogue, shelves: shopShelves } = await loadCatalogue()

/** A product without any relation to another one; `change` gives it some. */
function createProduct(id: string, change: Partial<Product> = {}): Product {
  return {
    ...{ id, name: `Product ${id}`, alsoKnownAs: [], category: 'Oil', description: 'Green.' },
    ...{ benefits: { first: '', second: '', third: '' }, unit: 'kg', grades: ['skin'] },
    ...change,
  }
}

const listIds = (products: readonly Product[]) => products.map(({ id }) => id)

/** Products that have nothing in common with others, so that what two products share is rare. */
const strangers = Array.from({ length: 20 }, (_, index) =>
  createProduct(String(100 + index), {
    description: `Stranger${index}.`,
    category: 'Spice',
    grades: ['food'],
  }),
)

function listRelatedIds(
  product: Product,
  others: readonly Product[],
  shelves: readonly Shelf[] = [],
): string[] {
  return listIds(createRelatedProductFinder([product, ...others, ...strangers], shelves)(product))
}

describe('the products that go with a product', () => {
  const neemLeaf = createProduct('1', {
    alsoKnownAs: ['Azadirachta indica', 'Dogonyaro'],
    category: 'Herbs',
    description: 'For hair and soap.',
  })

  test('are those of the same plant first, then of the same shelf, then of a similar text, then of the same category', () => {
    const others = [
      createProduct('2', { category: 'Herbs' }),
      createProduct('3', { description: 'Soap.' }),
      createProduct('4', { alsoKnownAs: ['Azadirachta indica oil'] }),
      createProduct('5', { category: 'Spice' }),
      createProduct('6'),
    ]
    expect(listRelatedIds(neemLeaf, others, [['1', '6', '404']])).toEqual(['4', '6', '3', '2'])
  })

  test('share genus and species to be of the same plant: the genus alone is not enough', () => {
    const others = [
      createProduct('2', { alsoKnownAs: ['Azadirachta excelsa'] }),
      createProduct('3', { alsoKnownAs: ['Dogonyaro'] }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual([])
  })

  test('share a grade, or the plant', () => {
    const others = [
      createProduct('2', { description: 'For the hair.', grades: ['food'] }),
      createProduct('3', { description: 'For the hair.', grades: ['food', 'skin'] }),
      createProduct('4', { alsoKnownAs: ['Azadirachta indica'], grades: ['food'] }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual(['4', '3'])
  })

  test('have the same grades rather than one of them', () => {
    const others = [
      createProduct('2', { description: 'For the hair.', grades: ['food', 'skin'] }),
      createProduct('3', { description: 'For the hair.' }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual(['3', '2'])
  })

  test('come in the order of how much of their texts they share, so that one for everything is not always first', () => {
    const others = [
      createProduct('2', { description: 'For hair, beards, soup, rice, tea and cakes.' }),
      createProduct('3', { benefits: { first: 'Soft hair', second: '', third: '' }, description: 'Soap.' }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual(['3', '2'])
  })

  test('are not alike by what a quarter of the catalogue shares', () => {
    const others = [2, 3, 4, 5, 6, 8, 9, 10].map((id) =>
      createProduct(String(id), { description: 'For you and hair.' }),
    )
    const soap = createProduct('7', { description: 'Soap.' })
    expect(listRelatedIds(neemLeaf, [...others, soap])).toEqual(['7'])
  })

  test('are on a tie those that follow it in the catalogue', () => {
    const products = ['1', '2', '3', '4', '5', '6'].map((id) => createProduct(id))
    const [, , third] = products
    const shelf = listIds(products)
    const find = createRelatedProductFinder([...products, ...strangers], [shelf])
    expect(third && listIds(find(third))).toEqual(['4', '5', '6', '1'])
  })
})

describe('in the catalogue, the related products', () => {
  const findRelated = createRelatedProductFinder(catalogue, shopShelves)

  test.each([
    ['Moringa Leaf Powder', ['Moringa Oil', 'Moringa Seeds']],
    ['Neem Leaf', ['Neem Oil']],
    ['Baobab Oil', ['Baobab Leaf Powder', 'Baobab Fruit Powder']],
    ['Cocoa Butter', ['Cocoa Powder']],
    ['Uziza Leaf', ['Uziza Seeds']],
    ['Lemongrass Essential Oil', ['Lemongrass']],
  ])('of %s begin with %j', (name, samePlant) => {
    const product = catalogue.find((entry) => entry.name === name)
    const related = product ? findRelated(product) : []
    expect(related.slice(0, samePlant.length).map((entry) => entry.name)).toEqual(samePlant)
  })

  test('are four others for each of the 107, the same each time', () => {
    expect(catalogue).toHaveLength(107)
    for (const product of catalogue) {
      const related = findRelated(product)
      expect(new Set([product, ...related]).size, product.name).toBe(5)
      expect(findRelated(product)).toEqual(related)
    }
  })
})

describe('the neighbours of a product', () => {
  const products = [
    createProduct('1'),
    createProduct('2', { category: 'Soap' }),
    createProduct('3'),
    createProduct('4'),
  ]
  const listNeighbours = (index: number) => {
    const neighbours = findCategoryNeighbours(products).get(String(index + 1))
    return [neighbours?.previous?.id, neighbours?.next?.id]
  }

  test('are those before and after it in its category', () => expect(listNeighbours(2)).toEqual(['1', '4']))

  test('are missing at the ends of the category', () => {
    expect(listNeighbours(0)).toEqual([undefined, '3'])
    expect(listNeighbours(3)).toEqual(['3', undefined])
    expect(listNeighbours(1)).toEqual([undefined, undefined])
  })
})
