import { createCatalogue } from '../../../web/data/catalogue/createCatalogue'
import { readCatalogueFile } from './builtCatalogue'

/** Creates the catalogue of a page over the site's products, since whose build nothing was published. */
export function createMemoryCatalogue({ isReachable = true } = {}) {
  return createCatalogue(
    async (name) => {
      await Promise.resolve()
      if (!isReachable) throw new Error('The catalogue is unreachable.')
      return readCatalogueFile(name)
    },
    () => Promise.resolve({ waitForAnswer: () => Promise.resolve(true) }),
  )
}
