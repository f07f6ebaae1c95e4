import { parsePublishedShop, type PublishedShop, toShopSettingsFields } from '../../settings/shopSettings'
import { toRecordOrEmpty } from '../../validation/fieldSchema'
import { productFieldLimits } from '../product'
import { parsePublishedProduct, type PublishedProduct } from './publishedProduct'

/** Where Storage and the site have the snapshot: what was published since the site was built. */
export const snapshotPath = '/catalogue/current.json'

/** The folder of the snapshot's parts, each named after its checksum. */
export const snapshotPartFolder = '/catalogue/parts/'

/** The greatest size of the snapshot's file, and of each part. */
export const maxSnapshotBytes = 1_048_576

/** Changes of this size in all stand in the snapshot's own file: about 330 products. */
export const maxInlineBytes = 262_144

/** So many consecutive ids share a part. Their products, each at its greatest length, have room in one file. */
export const idsPerSnapshotPart = 40

/** Where a built site says which products it has, as a `BuiltCatalogue`. */
export const builtCataloguePath = '/catalogue/built.json'

type HiddenProduct = { id: string; hidden: true }

/** What is published of a product since the site was built. */
export type PublishedChange = PublishedProduct | HiddenProduct

/** The products that differ from the catalogue of one build of the site. */
export type CatalogueSnapshot = {
  /** The folder of that build's catalogue, such as '/catalogue/0f55628fb5/'. */
  base: string
  /** All products that differ, if there are no parts. */
  products: PublishedChange[]
  parts: SnapshotPart[]
  /** The ids of the products that are marked as new. */
  newIds: string[]
  /** What staff have published for the whole shop; null if the built settings count. */
  shop: PublishedShop | null
}

/** A file with the products of one range of ids. A new content has another checksum, and so another address. */
export type SnapshotPart = {
  firstId: number
  /** The SHA-256 of the file in lower-case hex. */
  checksum: string
}

/** Which products a built site has: the folder of its catalogue, and a hash of each product by id. */
export type BuiltCatalogue = { folder: string; hashes: Readonly<Record<string, string>> }

/**
 * The forms of the snapshot, as its `version`. A writer takes the lowest form that says everything, so that pages of an
 * earlier release read it; a reader ignores a form that it does not know.
 */
const forms = { whole: 1, inParts: 2 } as const

const partForm = 1

const checksumPattern = /^[0-9a-f]{64}$/

/** What is written of a snapshot: without settings of the shop, the built ones count. */
type SnapshotContent = Omit<CatalogueSnapshot, 'shop' | 'newIds'> &
  Partial<Pick<CatalogueSnapshot, 'shop' | 'newIds'>>

/** Writes a snapshot. A page of an earlier release ignores the fields that it does not know. */
export function serializeSnapshot({ base, products, parts, newIds = [], shop }: SnapshotContent): string {
  const others = { ...(newIds.length > 0 && { newIds }), ...(shop && { shop: toShopSettingsFields(shop) }) }
  if (parts.length === 0) return JSON.stringify({ version: forms.whole, base, products, ...others })
  return JSON.stringify({ version: forms.inParts, base, products, parts, ...others })
}

/** Parses a snapshot; null if it is not one. A product that cannot be parsed is left out. */
export function parseSnapshot(value: unknown): CatalogueSnapshot | null {
  const { version, base, products, parts, newIds, shop } = toRecordOrEmpty(value)
  if (typeof base !== 'string' || !Array.isArray(products)) return null
  const snapshot = {
    base,
    products: parseChanges(products),
    parts: [],
    newIds: Array.isArray(newIds) ? newIds.filter((id) => typeof id === 'string') : [],
    shop: parsePublishedShop(shop),
  }
  if (version === forms.whole) return snapshot
  if (version !== forms.inParts || !Array.isArray(parts)) return null
  const parsedParts = parts.map(parsePart).filter((part) => part !== null)
  return parsedParts.length === parts.length ? { ...snapshot, parts: parsedParts } : null
}

export function serializeSnapshotPart(products: readonly PublishedChange[]): string {
  return JSON.stringify({ version: partForm, products })
}

/** Parses a part of the snapshot; null if it is not one. A product that cannot be parsed is left out. */
export function parseSnapshotPart(value: unknown): PublishedChange[] | null {
  const { version, products } = toRecordOrEmpty(value)
  return version === partForm && Array.isArray(products) ? parseChanges(products) : null
}

/** The first id of the part that a product belongs to. */
export function getFirstIdOfPart(productId: string): number {
  return Math.floor(Number(productId) / idsPerSnapshotPart) * idsPerSnapshotPart
}

export function getSnapshotPartPath({ checksum }: Pick<SnapshotPart, 'checksum'>): string {
  return `${snapshotPartFolder}${checksum}.json`
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

function parsePart(value: unknown): SnapshotPart | null {
  const { firstId, checksum } = toRecordOrEmpty(value)
  if (typeof firstId !== 'number' || typeof checksum !== 'string') return null
  return checksumPattern.test(checksum) ? { firstId, checksum } : null
}

function parseChanges(products: readonly unknown[]): PublishedChange[] {
  return products.map(parseChange).filter((change) => change !== null)
}

function parseChange(value: unknown): PublishedChange | null {
  const fields = toRecordOrEmpty(value)
  const { id, hidden } = fields
  if (hidden !== true) return hidden === undefined ? parsePublishedProduct(fields) : null
  return typeof id === 'string' && productFieldLimits.id.test(id) ? { id, hidden } : null
}
