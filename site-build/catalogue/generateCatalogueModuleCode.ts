import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { createCatalogueFiles } from './createCatalogueFiles'
import { toFeaturedProducts } from './catalogueContent'

const moduleId = 'virtual:catalogue'

/** The code of a virtual catalogue module, or undefined if there is no module of this id. */
export function generateCatalogueModuleCode(id: string, prepared: CatalogueWithPictures): string | undefined {
  if (id === moduleId)
    return `export const catalogueFolder = ${JSON.stringify(createCatalogueFiles(prepared).folder)}`
  if (id === `${moduleId}/featured`)
    return `export const featured = ${JSON.stringify(toFeaturedProducts(prepared))}`
  return undefined
}
