import { join } from 'node:path'
import { loadCatalogue, type Catalogue } from './catalogue/loadCatalogue'
import { defaultCatalogueFolders, type CatalogueFolders } from './projectFolders'
import { assertPublishedFiles } from './publishedFiles'
import { loadPhotographs } from './rendering/photographs'
import { renderProductPictures, type RenderedPicturesById } from './rendering/renderProductPictures'
import { getPictureEffort } from './rendering/pictureCache'
import { getProductPictureInputs } from './rendering/pictureSources'
import { silentProgressReporter, type ProgressReporter } from './progress'
import { toPublishedPictures } from '../domain/catalogue/publishing/publishedProduct'
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
  await assertPublishedFiles(products, folders.published)
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
  const entries = products.map(({ morePictures, ...product }) => {
    const { id } = product
    const image = pictures.get(id)
    if (!image) throw new Error(`Product ${id} has no picture.`)
    const more = morePictures && toPublishedPictures(id, morePictures)
    return [id, getProductHash({ ...product, image, ...(more && { morePictures: more }) })] as const
  })
  return Object.fromEntries(entries)
}
