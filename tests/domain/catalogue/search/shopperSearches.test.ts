import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../../seed/catalogue/loadCatalogue'
import { listProductUses } from '../../../../site-build/catalogue/productUses'
import { filterProducts, type ProductFilter } from '../../../../domain/catalogue/productSearch'
import { splitSearchWords } from '../../../../domain/catalogue/splitSearchWords'
import { searchProducts } from '../../../../domain/catalogue/search/searchProducts'
import { createTestIndex } from './searchFixture'

/*
 * The folder searches/ has what people in Lagos type, by kind, with the ids of the products that are right: the search
 * is good if one of them is among the first four cards. notSold.json has what the shop does not sell. All of it was
 * written before the search was tuned, and each third search was left out of the tuning.
 */
const folder = new URL('searches/', import.meta.url)
const firstCards = 4
const maxCardsForNotSold = 8

const { products } = await loadCatalogue()
const index = await createTestIndex(products, {
  otherNames: new Map(products.map(({ id, alsoKnownAs }) => [id, alsoKnownAs])),
  uses: new Map(Object.entries(listProductUses(products))),
})

function findCards(search: string): string[] {
  const filter: ProductFilter = { category: 'All', grade: 'All', search }
  const { matches, suggestions } = searchProducts(index, filterProducts(products, filter), filter)
  return [...matches, ...suggestions].map(({ product }) => product.id)
}

async function readSearches<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(file, folder), 'utf8')) as Content
}

async function readAllSearches(): Promise<[search: string, rightIds: string][]> {
  const files = (await readdir(folder)).filter((file) => file !== 'notSold.json').sort()
  const kinds = await Promise.all(files.map((file) => readSearches<Record<string, string>>(file)))
  return kinds.flatMap((kind) => Object.entries(kind))
}

test('of the searches of shoppers, 99 % show a right product among the first four cards', async () => {
  const searches = await readAllSearches()
  const missed = searches.filter(([search, rightIds]) => {
    const cards = findCards(search).slice(0, firstCards)
    return !rightIds.split(' ').some((id) => cards.includes(id))
  })
  expect(searches.length).toBeGreaterThan(300)
  expect(missed.length / searches.length, missed.join('\n')).toBeLessThanOrEqual(0.01)
})

test('searches for what is not sold show 8 cards in all at most', async () => {
  const searches = await readSearches<string[]>('notSold.json')
  const shown = searches.flatMap((search) => findCards(search).map((id) => `${search}: ${id}`))
  expect(searches.length).toBeGreaterThan(40)
  expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(maxCardsForNotSold)
})

test('a plural finds at least what its singular finds, for each word of all names and other names', () => {
  const texts = products.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs])
  // Words that end in -i or -u have no plural with -s, and the -s of 'hibiscus' and 'officinalis' is none.
  const words = new Set(texts.flatMap(splitSearchWords).filter((word) => /..[^iu]$/.test(word)))
  const missed = [...words].flatMap((word) => {
    const found = findCards(toPlural(word))
    const lost = findCards(word).filter((id) => !found.includes(id))
    return lost.length > 0 ? [`${toPlural(word)}: ${lost.join(' ')}`] : []
  })
  expect(missed).toEqual([])
  expect(findCards('butters')).toHaveLength(10)
  expect(findCards('oils')).toContain('2')
  expect(findCards('black soaps')).toEqual(findCards('black soap'))
})

function toPlural(word: string): string {
  if (/[^isu]s$/.test(word)) return word
  return `${word
    .replace(/leaf$/, 'leave')
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(o|x|[cs]h|s)$/, '$1e')}s`
}
