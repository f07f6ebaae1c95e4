import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { createSingleLineSchema } from '../../seed/catalogue/catalogueSchema'
import { defaultCatalogueFolders } from '../../seed/projectFolders'
import { splitSearchWords } from '../../domain/catalogue/splitSearchWords'

const lineSchema = createSingleLineSchema(400)
const sourcesSchema = v.strictObject({
  works: v.record(v.string(), lineSchema),
  names: v.record(
    v.string(),
    v.record(v.string(), v.strictObject({ language: lineSchema, source: lineSchema })),
  ),
})

const { products, facts, guides } = await loadCatalogue()
const sourcesText = await readFile(join(defaultCatalogueFolders.catalogue, 'sources.json'), 'utf8')
const { works, names } = v.parse(sourcesSchema, JSON.parse(sourcesText))
const placesSchema = v.record(
  v.string(),
  v.object({
    whereItGrows: v.exactOptional(v.object({ source: lineSchema })),
    origin: v.exactOptional(v.object({ source: lineSchema })),
  }),
)
const factsText = await readFile(join(defaultCatalogueFolders.catalogue, 'facts.json'), 'utf8')
const places = v.parse(placesSchema, JSON.parse(factsText))
const entries = Object.values(names).flatMap((namesOfProduct) => Object.entries(namesOfProduct))

test.each(products)(
  'each other name of $name has a language and a source, and nothing else has one',
  ({ id, alsoKnownAs }) => expect(Object.keys(names[id] ?? {})).toEqual(alsoKnownAs),
)

test('sources are kept for products of the catalogue only', () => {
  const ids = new Set(products.map(({ id }) => id))
  expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([])
})

test('every source is one of the works listed, and every work listed is a source', () => {
  const sourcesOfNames = entries.map(([, { source }]) => source)
  const sourcesOfPlaces = Object.values(places).flatMap(({ whereItGrows, origin }) =>
    [whereItGrows, origin].flatMap((fact) => fact?.source ?? []),
  )
  const citations = guides.flatMap(({ sources }) => sources.map(({ citation }) => citation))
  const sourcesOfGuides = Object.keys(works).filter((work) => citations.includes(works[work] ?? ''))
  const cited = [...sourcesOfNames, ...sourcesOfPlaces].map((source) => source.split(': ')[0])
  expect([...new Set([...cited, ...sourcesOfGuides])].sort()).toEqual(Object.keys(works).sort())
})

test('botanical names stand before all other names', () => {
  const unordered = products.filter(({ id, alsoKnownAs }) => {
    const isBotanical = alsoKnownAs.map((name) => names[id]?.[name]?.language === 'Botanical')
    return isBotanical.lastIndexOf(true) > isBotanical.indexOf(false) && isBotanical.includes(false)
  })
  expect(unordered.map(({ name }) => name)).toEqual([])
})

test('each product with a botanical name says where its plant grows, and no other does', () => {
  const withPlant = products.filter(({ id }) =>
    Object.values(names[id] ?? {}).some(({ language }) => language === 'Botanical'),
  )
  const withPlace = products.filter(({ id }) => places[id]?.whereItGrows)
  expect(withPlant.length).toBeGreaterThan(0)
  expect(withPlace.map(({ name }) => name)).toEqual(withPlant.map(({ name }) => name))
})

test('products of one plant say the same about where it grows', () => {
  const textsByPlant = new Map<string, Set<string | undefined>>()
  for (const { id, alsoKnownAs } of products)
    for (const plant of alsoKnownAs.filter((name) => names[id]?.[name]?.language === 'Botanical'))
      textsByPlant.set(plant, (textsByPlant.get(plant) ?? new Set()).add(facts[id]?.whereItGrows))
  expect([...textsByPlant].filter(([, texts]) => texts.size > 1)).toEqual([])
})

test('every product has another name', () =>
  expect(products.filter(({ alsoKnownAs }) => alsoKnownAs.length === 0)).toEqual([]))

test('a word has one spelling in its language, with the same marks in every product', () => {
  const spellings = new Map<string, Set<string>>()
  for (const [name, { language }] of entries)
    for (const word of name.toLowerCase().split(' ')) {
      const plainWord = `${language} ${splitSearchWords(word).join('')}`
      spellings.set(plainWord, (spellings.get(plainWord) ?? new Set()).add(word))
    }
  expect([...spellings.values()].filter((variants) => variants.size > 1)).toEqual([])
})

test('all texts are in the Unicode form that keyboards give', () => {
  expect(sourcesText).toBe(sourcesText.normalize('NFC'))
  expect(factsText).toBe(factsText.normalize('NFC'))
  expect(JSON.stringify(products)).toBe(JSON.stringify(products).normalize('NFC'))
})
