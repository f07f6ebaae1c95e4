import { createHash } from 'node:crypto'
import { getProductHashes, type CatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { builtCataloguePath, type BuiltCatalogue } from '../../domain/catalogue/publishing/catalogueSnapshot'
import {
  createCatalogueFirstPage,
  createSearchTerms,
  toDetailedProducts,
  toDetailsFile,
  toProductSummaries,
} from './catalogueContent'

/** The catalogue's JSON files by path, and the folder of all but one. */
export type CatalogueFiles = { folder: string; files: ReadonlyMap<string, string> }

/**
 * Creates the JSON files `first` (first page of the product list), `products` (whole list), `search` (other names and uses),
 * `details` (all fields, for offline use) and one per product. The folder name has a content hash, for caching. The file
 * `built.json` is outside that folder: it lists a hash of each product, for the function that publishes changes.
 */
export function createCatalogueFiles(prepared: CatalogueWithPictures): CatalogueFiles {
  const details = toDetailedProducts(prepared)
  const listed = toProductSummaries(details)
  const contents = new Map<string, unknown>([
    ['first', createCatalogueFirstPage(listed)],
    ['products', listed],
    ['search', createSearchTerms(details)],
    ['details', toDetailsFile(details)],
    ...details.map((detail) => [detail.id, detail] as const),
  ])
  const hash = createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 10)
  const folder = `/catalogue/${hash}/`
  const built: BuiltCatalogue = { folder, hashes: getProductHashes(prepared) }
  const files = new Map([
    ...[...contents].map(([name, content]) => [`${folder}${name}.json`, JSON.stringify(content)] as const),
    [builtCataloguePath, JSON.stringify(built)] as const,
  ])
  return { folder, files }
}
