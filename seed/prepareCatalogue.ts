import { loadCatalogue, type Catalogue } from './catalogue/loadCatalogue'
import { defaultFolders, type CatalogueFolders } from './projectFolders'
import { loadPhotographs } from './images/photographs'
import { renderProductPictures, type RenderedPicturesById } from './images/renderProductPictures'
import { getPictureSources } from './images/pictureSources'
import { noProgress, type Progress } from './progress'

/** A validated catalogue whose pictures are rendered to disk. */
export type PreparedCatalogue = Catalogue & { pictures: RenderedPicturesById; renderedCount: number }

/** The signature of prepareCatalogue, for callers that replace it. */
export type CatalogueLoader = (folders?: CatalogueFolders, progress?: Progress) => Promise<PreparedCatalogue>

/** Reads and validates the catalogue and renders missing pictures. Throws InvalidCatalogueError. */
export const prepareCatalogue: CatalogueLoader = async (folders = defaultFolders, progress = noProgress) => {
  const catalogue = await loadCatalogue(folders.catalogue)
  const photographs = await loadPhotographs(folders.photographs, catalogue.products)
  const sources = getPictureSources(catalogue.products, photographs, folders.photographs)
  const rendered = await renderProductPictures(sources, folders.pictures, progress)
  return { ...catalogue, ...rendered }
}
