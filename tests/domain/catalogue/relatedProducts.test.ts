import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import type { Product } from '../../../domain/catalogue/product'
import { findCategoryNeighbours } from '../../../domain/catalogue/categoryNeighbours'
import { createRelatedProductFinder } from '../../../domain/catalogue/relatedProducts'

const { products: catalogue } = await loadCatalogue()

/** A product without any relation to another one; `change` gives it some. */
function createProduct(id: string, change: Partial<Product> = {}): Product {
  return {
    ...{ id, name: `Product ${id}`, alsoKnownAs: [], category: 'Oil', description: 'Green.' },
    ...{ benefits: { first: '', second: '', third: '' }, unit: 'kg', grades: ['skin'] },
    ...change,
  }
}

const listIds = (products: readonly Product[]) => products.map(({ id }) => id)

function listRelatedIds(product: Product, others: readonly Product[]): string[] {
  return listIds(createRelatedProductFinder([product, ...others])(product))
}

describe('the products that go with a product', () => {
  const neemLeaf = createProduct('1', {
    alsoKnownAs: ['Azadirachta indica', 'Dogonyaro'],
    category: 'Herbs',
    description: 'For hair and soap.',
  })

  test('are those of the same plant first, then of the same use, then of the same category', () => {
    const others = [
      createProduct('2', { category: 'Herbs' }),
      createProduct('3', { description: 'For the hair.' }),
      createProduct('4', { alsoKnownAs: ['Azadirachta indica oil'] }),
      createProduct('5', { category: 'Spice' }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual(['4', '3', '2'])
  })

  test('share genus and species to be of the same plant: the genus alone is not enough', () => {
    const others = [
      createProduct('2', { alsoKnownAs: ['Azadirachta excelsa'] }),
      createProduct('3', { alsoKnownAs: ['Dogonyaro'] }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual([])
  })

  test('share a use only where they share a grade', () => {
    const others = [
      createProduct('2', { description: 'For the hair.', grades: ['food'] }),
      createProduct('3', { description: 'For the hair.', grades: ['food', 'skin'] }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual(['3'])
  })

  test('come in the order of how much of their uses they share, so that one for everything is not always first', () => {
    const others = [
      createProduct('2', { description: 'For hair, soap, soup, rice, tea and cakes.' }),
      createProduct('3', {
        description: 'For soaps.',
        benefits: { first: 'Soft hair', second: '', third: '' },
      }),
      createProduct('4', { description: 'For the hair.' }),
    ]
    expect(listRelatedIds(neemLeaf, others)).toEqual(['3', '4', '2'])
  })

  test('are on a tie those of its category, then those that follow it in the catalogue', () => {
    const products = ['1', '2', '3', '4', '5', '6'].map((id) =>
      createProduct(id, { description: 'For soap.', category: id === '4' ? 'Herbs' : 'Oil' }),
    )
    const [, , third] = products
    expect(third && listIds(createRelatedProductFinder(products)(third))).toEqual(['5', '6', '1', '2'])
  })

  test('name their uses in words of their own: no tea tree is tea, no ice cream a cream', () => {
    const tea = createProduct('1', { description: 'Good as tea and in a cream.', category: 'Herbs' })
    const others = [
      createProduct('2', { description: 'From the leaves of the tea tree.' }),
      createProduct('3', { description: 'A teaspoon in ice cream.' }),
    ]
    expect(listRelatedIds(tea, others)).toEqual([])
  })
})

describe('in the catalogue, the related products', () => {
  const findRelated = createRelatedProductFinder(catalogue)

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
