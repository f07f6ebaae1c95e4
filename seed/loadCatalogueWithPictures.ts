import { join } from 'node:path'
import { loadCatalogue, type Catalogue } from './catalogue/loadCatalogue'
import { defaultCatalogueFolders, type CatalogueFolders } from './projectFolders'
import { loadPhotographs } from './rendering/photographs'
import { renderProductPictures, type RenderedPicturesById } from './rendering/renderProductPictures'
import { getPictureEffort } from './rendering/pictureCache'
import { getProductPictureInputs } from './rendering/pictureSources'
import { silentProgressReporter, type ProgressReporter } from './progress'
import { getProductHash } from '../functions/catalogue/productChanges'

/** A validated catalogue whose pictures are rendered to disk. */
export type CatalogueWithPictures = Catalogue & { pictures: RenderedPicturesById; renderedCount: number }

/** The signature of loadCatalogueWithPictures, for callers that replace it. */
export type CatalogueLoader = (
  folders?: CatalogueFolders,
  progress?: ProgressReporter,
) => Promise<CatalogueWithPictures>

/** Reads and validates the catalogue and renders missing pictures. Throws InvalidCatalogueError. */
export const loadCatalogueWithPictures: CatalogueLoader = async (
  folders = defaultCatalogueFolders,
  progress = silentProgressReporter,
) => {
  const catalogue = await loadCatalogue(folders.catalogue)
  const products = [...catalogue.products, ...catalogue.hiddenProducts]
  const photographs = await loadPhotographs(folders.photographs, products)
  const sources = await getProductPictureInputs(products, photographs, folders.photographs)
  const rendered = await renderProductPictures(sources, join(folders.pictures, getPictureEffort()), progress)
  return { ...catalogue, ...rendered }
}

/** The hash of each product by id, with which functions find the products that were published since a build. */
export function getProductHashes({
  products,
  pictures,
}: Pick<CatalogueWithPictures, 'products' | 'pictures'>): Record<string, string> {
  const entries = products.map((product) => {
    const image = pictures.get(product.id)
    if (!image) throw new Error(`Product ${product.id} has no picture.`)
    return [product.id, getProductHash({ ...product, image })] as const
  })
  return Object.fromEntries(entries)
}
