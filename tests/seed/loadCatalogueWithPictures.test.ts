import { expect, test, vi } from 'vitest'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { setUpCatalogueFixtures } from './catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

test('an environment variable cannot add synthetic products to the catalogue', async () => {
  const fixture = await createRenderedFixture()
  vi.stubEnv('PRODUCTS', '200')
  const { products } = await loadCatalogueWithPictures(fixture)
  vi.unstubAllEnvs()
  expect(products).toHaveLength(9)
})
