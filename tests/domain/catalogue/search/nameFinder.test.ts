import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../../seed/catalogue/loadCatalogue'
import { createNameFinder } from '../../../../domain/catalogue/search/nameFinder'

const { products } = await loadCatalogue()
const findName = createNameFinder(
  products.map((product) => ({ ...product, otherNames: product.alsoKnownAs })),
)
const find = (text: string) => findName(text)?.name

describe('a name', () => {
  test.each([
    ['in full', 'palm kernel oil', 'Palm Kernel Oil'],
    ['in one word', 'blackseedoil', 'Black Seed Oil'],
    ['in too many words', 'bees wax', 'Beeswax'],
    ['in another order', 'castile soap, liquid', 'Liquid Castile Soap'],
    ['without its form', 'chebe', 'Chebe Powder'],
    ['without what no other product has', 'almond oil', 'Sweet Almond Oil'],
    ['by its initials', 'PKO', 'Palm Kernel Oil'],
    ['with praise', 'pure organic honey', 'Raw Honey'],
    ['misspelt', 'avocardo oyl', 'Avocado Oil'],
    ['in another language', 'ẹ̀ẹ̀rù', 'Uda Pods'],
    ['in another language, with its form', 'ori butter', 'Shea Butter'],
  ])('%s finds its product', (_, text, name) => expect(find(text)).toBe(name))

  test.each([
    ['of two products', 'moringa'],
    ['as similar to another', 'uzazi leaf'],
    ['of another form', 'aloe vera gel'],
    ['of what the form is made from', 'coconut'],
    ['in a longer text', 'shea butter lotion'],
    ['beside another', 'shea butter or cocoa butter'],
    ['with a number', 'shea butter 2'],
    ['of nothing', 'please'],
    ['without letters', ''],
  ])('%s finds none', (_, text) => expect(find(text)).toBeUndefined())
})

test('the searches of shoppers find right products or none, and none that is not sold', async () => {
  const folder = new URL('searches/', import.meta.url)
  const found = await Promise.all(
    (await readdir(folder))
      .filter((file) => file !== 'uses.json')
      .map(async (file) => {
        const searches = JSON.parse(await readFile(new URL(file, folder), 'utf8')) as
          Record<string, string> | string[]
        const entries = Array.isArray(searches)
          ? searches.map((text) => [text, ''] as const)
          : Object.entries(searches)
        return entries.flatMap(([text, ids]) => {
          const product = findName(text)
          return product ? { text, isRight: ids.split(' ').includes(product.id), name: product.name } : []
        })
      }),
  )
  expect(found.flat().filter(({ isRight }) => !isRight)).toEqual([])
  expect(found.flat().length).toBeGreaterThan(450)
})
