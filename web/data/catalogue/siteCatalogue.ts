import { catalogueFolder } from 'virtual:catalogue'
import { importAgain } from '../../browser/importAgain'
import { createCatalogue } from './createCatalogue'
import { fetchCatalogueFile } from './fetchCatalogueFile'

export const siteCatalogue = createCatalogue(fetchCatalogueFile, async (onChange) => {
  const { watchPublishedChanges } = await importAgain(() => import('./published/watchPublishedChanges'))
  return watchPublishedChanges(catalogueFolder, onChange)
})
