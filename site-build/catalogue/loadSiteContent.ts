import type { SiteContent } from '../pages/createSitePages'
import { defaultFolders } from '../../seed/projectFolders'
import { type CatalogueLoader, prepareCatalogue } from '../../seed/prepareCatalogue'
import { toProductDetails, toFirstPage, toListedProducts } from './catalogueContent'

/** Loads the products that the prerendered pages show. */
export async function loadSiteContent(
  loadCatalogue: CatalogueLoader = prepareCatalogue,
): Promise<SiteContent> {
  const products = toProductDetails(await loadCatalogue(defaultFolders))
  const listed = toListedProducts(products)
  return { first: toFirstPage(listed), listed, products }
}
