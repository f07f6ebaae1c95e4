import { expect, test } from 'vitest'
import {
  parseCatalogueFirstPage,
  parseDetailedProduct,
  parseProductSummaries,
} from '../../domain/catalogue/parseCatalogue'
import { isDifferent, toProductState } from '../../functions/catalogue/productChanges'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { toStoredProduct } from '../../seed/sync/toStoredProduct'
import { toFeaturedProducts } from '../../site-build/catalogue/catalogueContent'
import { createCatalogueFiles } from '../../site-build/catalogue/createCatalogueFiles'
import { builtCataloguePath, parseBuiltCatalogue } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { setUpCatalogueFixtures, type CatalogueFixture } from './catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

async function build(fixture: CatalogueFixture) {
  const catalogue = await loadCatalogueWithPictures(fixture)
  const { folder, files } = createCatalogueFiles(catalogue)
  const built = parseBuiltCatalogue(JSON.parse(files.get(builtCataloguePath) ?? 'null'))
  if (!built) throw new Error('The build has no list of its products.')
  return { catalogue, folder, built }
}

test('the build says which folder and which products it has', async () => {
  const fixture = await createRenderedFixture()
  const before = await build(fixture)
  expect(before.built.folder).toBe(before.folder)
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, description: 'Better still.' }])
  const after = await build(fixture)
  const changedIds = before.catalogue.products
    .map(({ id }) => id)
    .filter((id) => after.built.hashes[id] !== before.built.hashes[id])
  expect(changedIds).toEqual(['9'])
  expect(after.folder, 'browsers keep the files of a folder for ever').not.toBe(before.folder)
})

test('the build says of what is out of stock that it is, in its lists and its page, and nothing of the others', async () => {
  const fixture = await createRenderedFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, soldOut: true }])
  await fixture.edit('featured.json', (entries) => entries.map((entry) => ({ ...entry, productId: '9' })))
  const { catalogue, folder } = await build(fixture)
  const { files } = createCatalogueFiles(catalogue)
  const read = (name: string): unknown => JSON.parse(files.get(`${folder}${name}.json`) ?? 'null')
  const products = parseProductSummaries(read('products'))
  expect(products.filter((product) => 'soldOut' in product)).toEqual([
    expect.objectContaining({ id: '9', soldOut: true }),
  ])
  expect(parseCatalogueFirstPage(read('first'))?.products).toEqual(products)
  const details = ['8', '9'].map((id) => parseDetailedProduct(read(id)))
  expect(details.map((product) => product?.soldOut)).toEqual([undefined, true])
  expect(toFeaturedProducts(catalogue)[0]?.soldOut).toBe(true)
})

test('no seeded product differs from the build, so that nothing is published of it', async () => {
  const { catalogue, built } = await build(await createRenderedFixture())
  const states = catalogue.products.map((product) => {
    const picture = catalogue.pictures.get(product.id)
    return toProductState(product.id, picture && toStoredProduct(product, picture))
  })
  expect(states.filter(({ change }) => change && !('hidden' in change))).toHaveLength(9)
  expect(states.filter((state) => isDifferent(state, built))).toEqual([])
})

test.each([null, {}, { folder: 1, hashes: {} }, { folder: '/catalogue/1/', hashes: null }])(
  'a malformed list of built products is not read: %j',
  (value) => expect(parseBuiltCatalogue(value)).toBeNull(),
)
