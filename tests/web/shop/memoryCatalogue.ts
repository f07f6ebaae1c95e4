import {
  type CatalogueOverlay,
  createCatalogueOverlay,
} from '../../../domain/catalogue/publishing/catalogueOverlay'
import type { PublishedChange } from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { createCatalogue } from '../../../web/data/catalogue/createCatalogue'
import { readCatalogueFile } from './builtCatalogue'

/** Creates the catalogue of a page over the site's products. */
export function createMemoryCatalogue({ isReachable = true } = {}) {
  let show: ((overlay: CatalogueOverlay) => Promise<void>) | undefined
  const catalogue = createCatalogue(
    async (name) => {
      await Promise.resolve()
      if (!isReachable) throw new Error('The catalogue is unreachable.')
      return readCatalogueFile(name)
    },
    (onChange) => {
      show = onChange
      return Promise.resolve({ waitForAnswer: () => Promise.resolve(true) })
    },
  )
  return {
    ...catalogue,
    /** Shows what is published since the build. */
    publish: async (...changes: PublishedChange[]) => {
      await catalogue.waitForPublishedChanges()
      await show?.(createCatalogueOverlay(new Map(changes.map((change) => [change.id, change]))))
    },
  }
}
