import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import { silentProgressReporter, type ProgressReporter } from '../progress'
import { findMissingVersions, type VersionToWrite, writeVersion } from './productVersions'

export type ProductSyncResult = {
  written: number
  unchanged: number
  /** A text for each product that was replaced: its id, name and changed fields. */
  replaced: string[]
  /** A text for each product that differs from the catalogue and was left as it is. */
  left: string[]
  /** Ids of products that are in Firestore but not in the catalogue. They are not changed. */
  unknownIds: string[]
}

type ProductSyncOptions = {
  /** Whether products that differ are replaced by those of the catalogue. */
  overwrite: boolean
  progress?: ProgressReporter
}

type StoredFields = Readonly<Record<string, unknown>>
type Comparison = { fields: StoredProduct; stored: StoredFields | undefined; changed: string[] }

// Firestore allows 500 writes together. A product has at most three (itself, its old and its new version), and each
// server timestamp counts as a write.
const maxProductsPerBatch = 80

/**
 * Creates the products that Firestore lacks. Products that differ are what staff published: they are left, unless
 * `overwrite` is set. Every content that is written or replaced becomes a version. Only staff change `hidden` and
 * `soldOut`.
 */
export async function syncProducts(
  firestore: Firestore,
  products: readonly StoredProduct[],
  { overwrite, progress = silentProgressReporter }: ProductSyncOptions,
): Promise<ProductSyncResult> {
  const storedProducts = await readProducts(firestore)
  const comparisons = products.map((fields) => compare(fields, storedProducts.get(fields.id)))
  const missing = comparisons.filter(({ stored }) => !stored)
  const unchanged = comparisons.filter(({ stored, changed }) => stored && changed.length === 0)
  const different = comparisons.filter(({ stored, changed }) => stored && changed.length > 0)
  const replaced = overwrite ? different : []
  const versions = await findMissingVersions(
    firestore,
    [...unchanged, ...replaced].map(({ stored }) => withoutTime(stored)),
  )
  await writeVersions(firestore, versions)
  await writeProducts(firestore, [...missing, ...replaced], { overwrite, progress })
  const ids = new Set(products.map(({ id }) => id))
  return {
    written: missing.length + replaced.length,
    unchanged: unchanged.length,
    replaced: replaced.map(formatDifference),
    left: overwrite ? [] : different.map(formatDifference),
    unknownIds: [...storedProducts.keys()].filter((id) => !ids.has(id)),
  }
}

async function readProducts(firestore: Firestore): Promise<Map<string, StoredFields>> {
  const { docs } = await firestore.collection(firestoreCollectionNames.products).get()
  return new Map(docs.map((document) => [document.id, document.data()]))
}

function compare(
  { soldOut, hidden, ...fields }: StoredProduct,
  stored: StoredFields | undefined,
): Comparison {
  const { morePictures, certificates } = fields
  const changed = Object.entries({ ...fields, morePictures, certificates })
    .filter(([field, value]) => !isDeepStrictEqual(value, stored?.[field]))
    .map(([field]) => field)
  const kept: StoredFields = stored ?? { soldOut, hidden }
  const flags = {
    ...(kept.soldOut === true && { soldOut: true }),
    ...(kept.hidden === true && { hidden: true }),
  }
  return { fields: { ...fields, ...flags }, stored, changed }
}

function withoutTime(stored: StoredFields = {}): StoredFields {
  return Object.fromEntries(Object.entries(stored).filter(([field]) => field !== 'updatedAt'))
}

function formatDifference({ fields, changed }: Comparison): string {
  return `${fields.id} ${fields.name} (${changed.join(', ')})`
}

/** Writes the versions of what is replaced. They come first: an interrupted run loses none. */
async function writeVersions(firestore: Firestore, versions: readonly VersionToWrite[]): Promise<void> {
  for (const chunk of toChunks(versions)) {
    const batch = firestore.batch()
    for (const version of chunk) writeVersion(firestore, batch, version)
    await batch.commit()
  }
}

async function writeProducts(
  firestore: Firestore,
  comparisons: readonly Comparison[],
  { overwrite, progress = silentProgressReporter }: ProductSyncOptions,
): Promise<void> {
  const tick = progress('Writing products', comparisons.length)
  for (const chunk of toChunks(comparisons)) {
    const products = chunk.map(({ fields }) => fields)
    await firestore.runTransaction((transaction) => writeChunk(firestore, transaction, products, overwrite))
    chunk.forEach(tick)
  }
}

/** Reads the products once more: staff may have published one since they were compared, or hidden it. */
async function writeChunk(
  firestore: Firestore,
  transaction: Transaction,
  products: readonly StoredProduct[],
  overwrite: boolean,
): Promise<void> {
  const collection = firestore.collection(firestoreCollectionNames.products)
  const documents = await transaction.getAll(...products.map(({ id }) => collection.doc(id)))
  products.forEach((product, index) => {
    const { fields, stored } = compare(product, documents[index]?.data())
    if (stored && !overwrite) return
    const updatedAt = FieldValue.serverTimestamp()
    transaction.set(collection.doc(fields.id), { ...fields, updatedAt })
    writeVersion(firestore, transaction, fields)
  })
}

function toChunks<Entry>(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / maxProductsPerBatch)
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * maxProductsPerBatch, (index + 1) * maxProductsPerBatch),
  )
}
