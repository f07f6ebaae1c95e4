import { expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { createCatalogueFixture, loadProblems } from './catalogueFixture'

test.each<[string, unknown, string]>([
  ['a product that does not exist', { Tea: ['1', '404'] }, "there is no product '404'"],
  ['one product', { Tea: ['1'] }, 'Tea: must have at least two products'],
  ['a product twice', { Tea: ['1', '1'] }, 'Tea: must not name anything twice'],
  ['a number', { Tea: [1, '2'] }, 'Tea.0: must be a text'],
])('a shelf with %s is refused', async (_, shelves, problem) => {
  const fixture = await createCatalogueFixture()
  await fixture.write('shelves.json', JSON.stringify(shelves))
  expect(await loadProblems(fixture)).toEqual([`shelves.json: ${problem}`])
})

test('a shelf may have a hidden product', async () => {
  const fixture = await createCatalogueFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, hidden: true }])
  await fixture.write('shelves.json', JSON.stringify({ Tea: ['1', '9'] }))
  expect((await loadCatalogue(fixture.catalogue)).shelves).toEqual([['1', '9']])
})
