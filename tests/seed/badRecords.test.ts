import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { toPathFromProjectRoot } from '../../seed/catalogue/catalogueProblems'
import { createCatalogueFixture, loadProblems, type CatalogueEntry } from './catalogueFixture'

test('a valid catalogue is loaded, ordered by id', async () => {
  const { products, featured } = await loadCatalogue((await createCatalogueFixture()).catalogue)
  expect(products.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect(featured).toHaveLength(8)
})

test.each<[string, CatalogueEntry, string]>([
  ['an empty name', { name: '' }, 'product 9: name: must not be empty'],
  ['a blank name', { name: '  ' }, 'product 9: name: must not be empty'],
  ['a name without letters', { name: '---' }, 'product 9: name: must be one line of readable text'],
  ['a name of two lines', { name: 'Oil\nof' }, 'product 9: name: must be one line of readable text'],
  ['a name that is too long', { name: 'x'.repeat(121) }, 'product 9: name: must be at most 120 characters'],
  ['a name that ends with a space', { name: 'Oil ' }, 'product 9: name: must not begin or end with a space'],
  ['a name that is a number', { name: 7 }, 'product 9: name: must be a text'],
  ['no name', { name: undefined }, 'product 9: name: is missing'],
  ['an id of zero', { id: '0' }, "product 0: id: must be a whole number from '1' to '99999'"],
  ['an id with a leading zero', { id: '09' }, "product 09: id: must be a whole number from '1' to '99999'"],
  ['an id that is a number', { id: 9 }, 'product 9: id: must be a text'],
  ['no id', { id: undefined }, 'entry 1: id: is missing'],
  [
    'a description too long',
    { description: 'x'.repeat(2001) },
    'product 9: description: must be at most 2000 characters',
  ],
  [
    'a benefit too long',
    { benefits: { first: 'x'.repeat(201), second: '', third: '' } },
    'product 9: benefits.first: must be at most 200 characters',
  ],
  ['a benefit missing', { benefits: { first: '', second: '' } }, 'product 9: benefits.third: is missing'],
  ['benefits that are a text', { benefits: 'many' }, 'product 9: benefits: must be an object'],
  ['other names that are a text', { alsoKnownAs: 'x' }, 'product 9: alsoKnownAs: must be a list'],
  [
    'eleven other names',
    { alsoKnownAs: Array.from({ length: 11 }, (_, index) => `n${index}`) },
    'product 9: alsoKnownAs: must be at most 10 names',
  ],
  [
    'another name twice',
    { alsoKnownAs: ['Adin', 'Adin'] },
    'product 9: alsoKnownAs: must not name anything twice',
  ],
  [
    'another name too long',
    { alsoKnownAs: ['Adin', 'x'.repeat(61)] },
    'product 9: alsoKnownAs.1: must be at most 60 characters',
  ],
  ['no unit', { unit: undefined }, 'product 9: unit: is missing'],
  ['an unknown unit', { unit: 'litres' }, 'product 9: unit: must be one of kg, litre, piece, bunch'],
  ['no grades', { grades: undefined }, 'product 9: grades: is missing'],
  ['an empty list of grades', { grades: [] }, 'product 9: grades: must name at least one grade'],
  ['an unknown grade', { grades: ['skin', 'industrial'] }, 'product 9: grades.1: must be one of skin, food'],
  ['a grade twice', { grades: ['skin', 'skin'] }, 'product 9: grades: must not name anything twice'],
  ['grades that are a text', { grades: 'skin' }, 'product 9: grades: must be a list'],
  ['an unknown field', { price: 3 }, 'product 9: price: is not a known field'],
  [
    'an unknown category',
    { category: 'Oils' },
    'product 9: category: must be one of Seed, Petals, Herbs, Spice, Butter, Soap, Powder, Oil, Others',
  ],
  ["another file's category", { category: 'Soap' }, 'product 9: category: Soap belongs in soap.json'],
])('a product with %s is refused', async (_, change, problem) => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, ...change }])
  expect((await loadProblems(fixture))[0]).toBe(`products/oil.json: ${problem}`)
})

test.each<[string, string, unknown]>([
  ['id', '1', 'product 1'],
  ['name', 'plain seed', 'product 9'],
  ['description', 'What Seed is good for.', 'product 9'],
])('a product with the %s of another is refused, also from another file', async (field, value, label) => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, [field]: value }])
  expect(await loadProblems(fixture)).toEqual([
    `products/oil.json: ${String(label)}: ${field}: is the same as that of product 1 in products/seed.json`,
  ])
})

test.each<[string, CatalogueEntry, string]>([
  ['a product that does not exist', { productId: '404' }, "productId: there is no product '404'"],
  ['a price of zero', { price: 0 }, 'price: must be more than 0, in whole cents'],
  ['a price with a fraction of a cent', { price: 1.005 }, 'price: must be more than 0, in whole cents'],
  ['a price that is a text', { price: '9.5' }, 'price: must be a number'],
  [
    'an unknown category',
    { category: 'Seed' },
    'category: must be one of essential oil, butter, seeds, soap fragrance',
  ],
])('a featured product with %s is refused', async (_, change, problem) => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('featured.json', ([first, ...rest]) => [{ ...first, ...change }, ...rest])
  expect(await loadProblems(fixture)).toEqual([`featured.json: featured plain seed: ${problem}`])
})

test('seven featured products are refused', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('featured.json', (entries) => entries.slice(1))
  expect(await loadProblems(fixture)).toEqual(['featured.json: must feature exactly 8 products, not 7'])
})

test.each<[string, unknown, string]>([
  ['a product that does not exist', { 404: { inci: 'Mel' } }, "there is no product '404'"],
  ['an unknown kind of fact', { 9: { taste: 'nutty' } }, '9.taste: is not a known field'],
  ['an empty fact', { 9: { inci: '' } }, '9.inci: must not be empty'],
  ['a fact too long', { 9: { storage: 'x'.repeat(161) } }, '9.storage: must be at most 160 characters'],
  [
    'a place without its source',
    { 9: { whereItGrows: { text: 'On coasts.' } } },
    '9.whereItGrows.source: is missing',
  ],
  ['a place that is only a text', { 9: { origin: 'Chad' } }, '9.origin: must be an object'],
  [
    'a place too long',
    { 9: { whereItGrows: { text: 'x'.repeat(121), source: 'POWO' } } },
    '9.whereItGrows.text: must be at most 120 characters',
  ],
  ['a fact that is a number', { 9: { allergens: 3 } }, '9.allergens: must be a text'],
])('facts with %s are refused', async (_, facts, problem) => {
  const fixture = await createCatalogueFixture()
  await fixture.write('facts.json', JSON.stringify(facts))
  expect(await loadProblems(fixture)).toEqual([`facts.json: ${problem}`])
})

test('sources without a language of a name are refused', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.write('sources.json', JSON.stringify({ names: { 1: { Adin: {} } } }))
  expect(await loadProblems(fixture)).toEqual(['sources.json: names.1.Adin.language: is missing'])
})

test('facts that are a list are refused', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.write('facts.json', '[]')
  expect(await loadProblems(fixture)).toEqual(['facts.json: must be an object'])
})

test('invalid JSON is refused with the name of its file', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.write('products/soap.json', '[{"id": "7",}]')
  expect((await loadProblems(fixture))[0]).toMatch(/^products\/soap\.json: is not JSON: .*position 12/)
})

test.each([
  ['{}', 'products/soap.json: must be a list'],
  ['["7"]', 'products/soap.json: entry 1: must be an object'],
])('a file that holds %s is refused', async (text, problem) => {
  const fixture = await createCatalogueFixture()
  await fixture.write('products/soap.json', text)
  expect(await loadProblems(fixture)).toContain(problem)
})

test('a missing file is refused', async () => {
  const fixture = await createCatalogueFixture()
  await rm(join(fixture.catalogue, 'featured.json'))
  expect(await loadProblems(fixture)).toEqual(['featured.json: cannot be read'])
})

test('a file named after no category is refused', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.write('products/oils.json', '[]')
  expect(await loadProblems(fixture)).toEqual(['products/oils.json: is named after no category'])
})

test('the problems of all files are reported together', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: '', price: 3 }])
  await fixture.edit('products/seed.json', ([seed]) => [{ ...seed, category: 'Nuts' }])
  await fixture.edit('featured.json', ([first, ...rest]) => [{ ...first, price: -1 }, ...rest])
  expect(await loadProblems(fixture)).toHaveLength(4)
})

test('the error message has the file of each problem and says that nothing was written', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: '' }])
  await expect(loadCatalogue(fixture.catalogue)).rejects.toThrow(
    `The catalogue is refused as a whole and nothing was written: 1 problem.\n  ${toPathFromProjectRoot(fixture.catalogue)}/products/oil.json: product 9: name: must not be empty`,
  )
})
