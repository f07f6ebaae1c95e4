import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { productFieldLimits } from '../product'
import { parsePublishedProduct, type PublishedProduct } from './publishedProduct'

/** Where Storage and the site have the snapshot: what was published since the site was built. */
export const snapshotPath = '/catalogue/current.json'

export const maxSnapshotBytes = 1_048_576

/** Where a built site says which products it has, as a `BuiltCatalogue`. */
export const builtCataloguePath = '/catalogue/built.json'

type HiddenProduct = { id: string; hidden: true }

/** What is published of a product since the site was built. */
export type PublishedChange = PublishedProduct | HiddenProduct

/** The products that differ from the catalogue of one build of the site. */
export type CatalogueSnapshot = {
  /** The folder of that build's catalogue, such as '/catalogue/0f55628fb5/'. */
  base: string
  products: PublishedChange[]
}

/** Which products a built site has: the folder of its catalogue, and a hash of each product by id. */
export type BuiltCatalogue = { folder: string; hashes: Readonly<Record<string, string>> }

const formatVersion = 1

export function serializeSnapshot({ base, products }: CatalogueSnapshot): string {
  return JSON.stringify({ version: formatVersion, base, products })
}

export function parseSnapshot(value: unknown): CatalogueSnapshot | null {
  const { version, base, products } = toRecordOrEmpty(value)
  if (version !== formatVersion || typeof base !== 'string' || !Array.isArray(products)) return null
  const changes = products.map(parseChange)
  const valid = changes.filter((change) => change !== null)
  const ids = new Set(valid.map(({ id }) => id))
  return ids.size === products.length ? { base, products: valid } : null
}

export function parseBuiltCatalogue(value: unknown): BuiltCatalogue | null {
  const { folder, hashes } = toRecordOrEmpty(value)
  if (typeof folder !== 'string' || typeof hashes !== 'object' || hashes === null) return null
  const entries = Object.entries(hashes).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { folder, hashes: Object.fromEntries(entries) }
}

export function isHidden(change: PublishedChange): change is HiddenProduct {
  return 'hidden' in change
}

function parseChange(value: unknown): PublishedChange | null {
  const fields = toRecordOrEmpty(value)
  const { id, hidden } = fields
  if (hidden !== true) return hidden === undefined ? parsePublishedProduct(fields) : null
  return typeof id === 'string' && productFieldLimits.id.test(id) ? { id, hidden } : null
}
