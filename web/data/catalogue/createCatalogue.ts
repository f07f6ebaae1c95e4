import { createProductDetails } from './createProductDetails'
import { createProductList, type FetchCatalogueFile } from './createProductList'
import { createPublishedChanges, type LoadWatcher } from './createPublishedChanges'

/** The products of the shop: what the build has, with what was published since. */
export type Catalogue = ReturnType<typeof createCatalogue>

/** Creates the catalogue of a page over the files of the build and what watches the publishing. */
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
