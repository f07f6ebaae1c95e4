import { catalogueFolder } from 'virtual:catalogue'
import { importAgain } from '../../browser/importAgain'
import { createCatalogue } from './createCatalogue'
import { fetchCatalogueFile } from './fetchCatalogueFile'

/** The catalogue of this site's build, and of its server. */
export const siteCatalogue = createCatalogue(fetchCatalogueFile, async (onChange) => {
  const { watchPublishedChanges } = await importAgain(() => import('./published/watchPublishedChanges'))
  return watchPublishedChanges(catalogueFolder, onChange)
})
