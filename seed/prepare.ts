import { loadCatalogue, type Catalogue } from './catalogue/loadCatalogue'
import { ownFolders, type Folders } from './folders'
import { grown } from './growth/grown'
import { loadPhotographs } from './images/photographs'
import { renderImages, type Pictures } from './images/renderImages'
import { sourcesOf } from './images/source'
import { silent, type Progress } from './progress'

/** The catalogue, checked, with every product's picture on disk. */
export type Prepared = Catalogue & { pictures: Pictures; drawn: number }

/**
 * Reads and checks the catalogue and renders the pictures that are missing; throws BadCatalogue. With PRODUCTS=10000 in
 * the environment it answers a catalogue that has grown to that size: so the bench sees what growing costs.
 */
export async function prepare(folders: Folders = ownFolders, progress: Progress = silent): Promise<Prepared> {
  const catalogue = await loadCatalogue(folders.catalogue)
  const photographs = await loadPhotographs(folders.photographs, catalogue.products)
  const sources = sourcesOf(catalogue.products, photographs, folders.photographs)
  const rendered = await renderImages(sources, folders.pictures, progress)
  return grown({ ...catalogue, ...rendered }, process.env.PRODUCTS)
}
