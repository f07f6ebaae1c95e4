import { createProductDetails } from './createProductDetails'
import { createProductList, type FetchCatalogueFile } from './createProductList'
import { createPublishedChanges, type LoadWatcher } from './createPublishedChanges'

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue(fetchFile: FetchCatalogueFile, loadWatcher: LoadWatcher) {
  const publishedChanges = createPublishedChanges(loadWatcher)
  const productList = createProductList(fetchFile, publishedChanges.getCatalogueOverlay)
  return {
    ...publishedChanges,
    ...productList,
    ...createProductDetails(fetchFile, publishedChanges, productList),
    fetchFile,
  }
}
