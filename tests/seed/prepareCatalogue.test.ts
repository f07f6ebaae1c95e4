import { expect, test, vi } from 'vitest'
import { prepareCatalogue } from '../../seed/prepareCatalogue'
import { setUpCatalogueFixtures } from './catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

test('an environment variable cannot add synthetic products to the catalogue', async () => {
  const fixture = await createRenderedFixture()
  vi.stubEnv('PRODUCTS', '200')
  const { products } = await prepareCatalogue(fixture)
  vi.unstubAllEnvs()
  expect(products).toHaveLength(9)
})
