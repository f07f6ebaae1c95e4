import type { SiteCatalogueData } from '../pages/createSitePages'
import { defaultCatalogueFolders } from '../../seed/projectFolders'
import { type CatalogueLoader, loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { toDetailedProducts, createCatalogueFirstPage, toProductSummaries } from './catalogueContent'

/** Loads the products that the prerendered pages show. */
export async function loadSiteCatalogueData(
  loadCatalogue: CatalogueLoader = loadCatalogueWithPictures,
): Promise<SiteCatalogueData> {
  const products = toDetailedProducts(await loadCatalogue(defaultCatalogueFolders))
  const listed = toProductSummaries(products)
  return { first: createCatalogueFirstPage(listed), listed, products }
}
