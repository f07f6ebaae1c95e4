import { createHash } from 'node:crypto'
import type { CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { toDetailedProducts, createCatalogueFirstPage, toProductSummaries } from './catalogueContent'

/** The catalogue's JSON files by path, and their common folder. */
export type CatalogueFiles = { folder: string; files: ReadonlyMap<string, string> }

/**
 * Creates the catalogue's JSON files: `first` (first page of the product list), `products` (the whole product list),
 * `names` (other names of the products), `details` (all fields, for offline use) and one file per product id. The
 * folder name contains a content hash, so browsers may cache the files for ever.
 */
export function createCatalogueFiles(prepared: CatalogueWithPictures): CatalogueFiles {
  const details = toDetailedProducts(prepared)
  const listed = toProductSummaries(details)
  const contents = new Map<string, unknown>([
    ['first', createCatalogueFirstPage(listed)],
    ['products', listed],
    ['names', Object.fromEntries(details.map(({ id, alsoKnownAs }) => [id, alsoKnownAs]))],
    ['details', details],
    ...details.map((detail) => [detail.id, detail] as const),
  ])
  const hash = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 10)
  const folder = `/catalogue/${hash}/`
  const files = new Map(
    [...contents].map(([name, content]) => [`${folder}${name}.json`, JSON.stringify(content)]),
  )
  return { folder, files }
}
