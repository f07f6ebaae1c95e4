import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { InvalidCatalogueError } from '../../seed/catalogue/catalogueProblems'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { toGuides } from '../../site-build/catalogue/catalogueContent'
import { createCatalogueFixture } from './catalogueFixture'

const catalogue = await loadCatalogue()
const guides = toGuides(catalogue)

test('there are guides for a butter balm, for black soap at home and for zobo', () =>
  expect(guides.map(({ slug }) => slug)).toEqual(['black-soap', 'butter-balm', 'zobo-for-twenty']))

test.each(guides)(
  '$title names four products or more, and sources for what it says',
  ({ products, sources }) => {
    expect(products.length).toBeGreaterThanOrEqual(4)
    expect(products.filter(({ name }) => name === '')).toEqual([])
    expect(sources.length).toBeGreaterThanOrEqual(4)
  },
)

test.each(guides)(
  '$title says how to keep what is made, what to watch for, and what the law asks of sellers',
  (guide) => {
    const titles = guide.notes.map(({ title }) => title).join()
    expect(titles).toMatch(/Keeping it/)
    expect(titles).toMatch(/Before you use it|Who should take care/)
    expect(JSON.stringify(guide.notes)).toContain('NAFDAC has to register it before it is sold')
  },
)

test.each(guides)('$title claims no effect on health', (guide) =>
  expect(JSON.stringify({ ...guide, sources: [] })).not.toMatch(
    /\b(?:cures?|heals?|treats?|remed(?:y|ies)|detox\w*|acne|eczema|immun\w*|miracle)\b/i,
  ),
)

test('the guide to black soap warns of lye, and asks nobody to make it', () => {
  const { steps, notes } = guides.find(({ slug }) => slug === 'black-soap') ?? { steps: [], notes: [] }
  expect(steps.join()).not.toMatch(/\blye\b|\bash water\b/)
  expect(notes[0]?.texts.join(' ')).toMatch(/burns skin and can blind.*15 minutes.*hospital/)
})

test('the guide to zobo makes twenty glasses of 250 ml, which are drunk within two to three days', () => {
  const guide = guides.find(({ slug }) => slug === 'zobo-for-twenty')
  expect(guide?.makes).toBe('5 litres: twenty glasses of 250 ml')
  expect(JSON.stringify(guide?.notes)).toContain('at 5 °C or below and drink it within two to three days')
})

type GuideFields = Record<string, unknown>

const guide: GuideFields = {
  slug: 'soup',
  title: 'A soup',
  summary: 'Soup for ten.',
  introduction: ['Soup is good.'],
  makes: '5 litres',
  time: 'An hour',
  products: [{ productId: '9', halves: 1, amount: '100 ml' }],
  listNote: 'Half a litre is the least.',
  otherThings: ['A pot'],
  steps: ['Boil it.'],
  notes: [{ title: 'Keeping it', texts: ['Keep it cold.'] }],
  sources: [{ work: 'Cookbook', supports: 'How long to boil it' }],
}

describe('the build reads a guide', () => {
  test('with the names of its products, a hidden one included, and its works in full', async () => {
    const fixture = await writeGuide({})
    await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, hidden: true }])
    const [built] = toGuides(await loadCatalogue(fixture.catalogue))
    expect(built?.products).toEqual([{ productId: '9', halves: 1, amount: '100 ml', name: 'Plain Oil' }])
    expect(built?.sources).toEqual([{ citation: 'A Cookbook, Lagos, 2001', supports: 'How long to boil it' }])
  })

  test.each<[string, GuideFields, string]>([
    ['another name than its file', { slug: 'stew' }, 'slug: must be the name of the file'],
    ['no steps', { steps: [] }, 'steps: must not be empty'],
    ['an empty step', { steps: [''] }, 'steps.0: must not be empty'],
    ['an unknown field', { price: 3 }, 'price: is not a known field'],
    [
      'a product that does not exist',
      { products: [{ productId: '404', halves: 1, amount: '1 g' }] },
      'products.0.productId: must be a product of the catalogue',
    ],
    [
      'a quantity that is no half',
      { products: [{ productId: '9', halves: 0.5, amount: '1 g' }] },
      'products.0.halves: must be a whole number of halves, from 1 to 1998',
    ],
    [
      'a product twice',
      { products: [guide.products, guide.products].flat() },
      'products: must not name a product twice',
    ],
    [
      'a source that is none of the works',
      { sources: [{ work: 'Hearsay', supports: 'Everything' }] },
      'sources.0.work: must be among the works of sources.json',
    ],
  ])('and refuses one with %s', async (_, change, problem) => {
    const { catalogue: folder } = await writeGuide(change)
    const error: unknown = await loadCatalogue(folder).catch((failure: unknown) => failure)
    if (!(error instanceof InvalidCatalogueError)) throw new Error('The catalogue is valid.')
    expect(error.problems.map((line) => line.replace(/^.*guides\/soup\.json: /, ''))).toEqual([problem])
  })
})

async function writeGuide(change: GuideFields) {
  const fixture = await createCatalogueFixture()
  await mkdir(join(fixture.catalogue, 'guides'))
  const works = { Cookbook: 'A Cookbook, Lagos, 2001' }
  await fixture.write('sources.json', JSON.stringify({ works, names: {} }))
  await fixture.write('guides/soup.json', JSON.stringify({ ...guide, ...change }))
  return fixture
}
