import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { listProductUses } from '../../site-build/catalogue/productUses'

const { products } = await loadCatalogue()
const uses = listProductUses(products)
const namesOf = (ids: readonly string[] = []) =>
  ids.map((id) => products.find((product) => product.id === id)?.name)

test('a use lists the products whose description or benefits mention it', () => {
  expect(namesOf(uses.beard)).toEqual(['Jojoba Oil'])
  expect(namesOf(uses['lip balm'])).toContain('Cocoa Butter')
  expect(namesOf(uses.jollof)).toEqual(expect.arrayContaining(['Thyme', 'Bay Leaf']))
})

test('the products that mention a use most often come first, and benefits count twice', () => {
  const [first] = namesOf(uses['pepper soup'])
  expect(['Scent Leaf', 'Calabash Nutmeg']).toContain(first)
})

test('words for one use list the same products', () => expect(uses.scrub).toEqual(uses['body scrub']))

test('every use has a product, and no use names a product that is not in the catalogue', () => {
  const ids = new Set(products.map(({ id }) => id))
  for (const use of Object.values(uses)) {
    expect(use.length).toBeGreaterThan(0)
    expect(use.filter((id) => !ids.has(id))).toEqual([])
  }
})
