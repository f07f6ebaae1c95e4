import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { toStoredProduct } from '../../seed/sync/toStoredProduct'
import { categories } from '../../domain/catalogue/product'
import { findProductErrors } from '../../domain/catalogue/storedProduct'

const { products, facts, featured } = await loadCatalogue()

test('there are 107 products with consecutive ids', () =>
  expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 107 }, (_, index) => String(index + 1))))

test('product 84 is Avocado Butter', () =>
  expect(products.find(({ id }) => id === '84')).toMatchObject({
    name: 'Avocado Butter',
    category: 'Butter',
  }))

test('every category has products', () =>
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories)))

test('the part of each description that a card shows is distinct', () => {
  const previews = products.map(({ description }) => description.slice(0, 100))
  expect(new Set(previews).size).toBe(107)
})

test('every description is longer than what a card shows', () =>
  expect(products.filter(({ description }) => description.length <= 100)).toEqual([]))

test('every product has at least two benefits', () =>
  expect(products.filter(({ benefits }) => benefits.first === '' || benefits.second === '')).toEqual([]))

test('what the text forbids to eat is not of food grade', () => {
  const forbidsEating =
    /external use|never for food|not for (eating|internal)|not to be swallowed|do not swallow|never take it by mouth/i
  const forbidden = products.filter(({ description }) => forbidsEating.test(description))
  expect(forbidden.length).toBeGreaterThan(0)
  expect(forbidden.filter(({ grades }) => grades.includes('food'))).toEqual([])
})

test('every product says how to store it, and only what goes on skin has an INCI name', () => {
  expect(products.filter(({ id }) => facts[id]?.storage === undefined)).toEqual([])
  const named = products.filter(({ id }) => facts[id]?.inci !== undefined)
  expect(named.filter(({ grades }) => !grades.includes('skin'))).toEqual([])
})

test('what the text calls an allergen is among the facts', () => {
  const warned = products.filter(({ description }) =>
    /allerg(y|ic|ies|en)|traces of gluten/i.test(description),
  )
  expect(warned.filter(({ id }) => facts[id]?.allergens === undefined).map(({ name }) => name)).toEqual([])
})

test('how a product is made is said in the words of its description', () => {
  const findForeignWords = ({ id, name, description }: (typeof products)[number]) => {
    const known = `${name} ${description}`.toLowerCase()
    const words = facts[id]?.process?.toLowerCase().match(/[a-z]{5,}/g) ?? []
    return words.filter((word) => !known.includes(word.slice(0, 4))).map((word) => `${name}: ${word}`)
  }
  expect(products.flatMap(findForeignWords)).toEqual([])
  expect(products.filter(({ id }) => facts[id]?.process !== undefined).length).toBeGreaterThan(50)
})

test('a plant has its botanical names among its facts', () => {
  expect(facts['1']?.botanical).toBe('Vitellaria paradoxa, Butyrospermum parkii')
  expect(facts['35']).not.toHaveProperty('botanical')
})

test('the eight featured products have the prices of the specification', () =>
  expect(featured.map(({ name, price }) => [name, price])).toEqual([
    ['lavender essential oil', 15.99],
    ['shea butter', 12.49],
    ['chia seeds', 9.99],
    ['rose fragrance', 6.75],
    ['tea tree essential oil', 14.29],
    ['cocoa butter', 11.99],
    ['flax seeds', 8.5],
    ['vanilla fragrance', 7.5],
  ]))

test('the security rules accept every product', () => {
  const picture = { id: '', folder: '', name: 'a-0', width: 640, height: 800, placeholder: 'data:' }
  const errors = products.flatMap((product) =>
    findProductErrors(product.id, toStoredProduct(product, picture)),
  )
  expect(errors).toEqual([])
})
