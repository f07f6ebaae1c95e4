import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { knownUses } from '../../seed/catalogue/knownUses'
import { listProductUses, listUsesWithPages } from '../../site-build/catalogue/productUses'

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

const pages = listUsesWithPages(products)
const getPage = (slug: string) => pages.find((page) => page.slug === slug)

test('the page of a use has four products or more, and an address of its own', () => {
  expect(pages.length).toBeGreaterThanOrEqual(20)
  expect(pages.filter(({ productIds }) => productIds.length < 4).map(({ slug }) => slug)).toEqual([])
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
})

test('the page of a use has the products that mention it, best suited first, after those that it names', () => {
  const smoothie = knownUses.find(({ page }) => page?.slug === 'smoothies')
  expect(getPage('smoothies')?.productIds).toEqual(uses[smoothie?.searched[0] ?? ''])
  expect(namesOf(getPage('soap-making')?.productIds).slice(0, 3)).toEqual([
    'Coconut Oil',
    'Palm Kernel Oil',
    'Olive Oil',
  ])
})

test('the page of a use leaves out what only mentions it, or is of the wrong grade', () => {
  expect(namesOf(uses.tea)).toContain('Tea Tree Essential Oil')
  expect(namesOf(getPage('teas')?.productIds)).not.toContain('Tea Tree Essential Oil')
  expect(namesOf(uses.scalp)).toContain('Chebe Powder')
  expect(namesOf(getPage('scalp-care')?.productIds)).not.toContain('Chebe Powder')
})

test('the pages of uses name products of the catalogue, and claim no effect on health', () => {
  const ids = new Set(products.map(({ id }) => id))
  const named = knownUses.flatMap(({ page }) => [...(page?.first ?? []), ...(page?.without ?? [])])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  expect(pages.map(({ title, sentence }) => `${title} ${sentence}`).join()).not.toMatch(
    /\b(?:acne|dandruff|growth|sleep|eczema|cures?|heals?|treats?)\b/i,
  )
})
