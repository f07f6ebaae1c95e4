import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { categories, type Product, type ProductFacts } from '../../domain/catalogue/product'
import { defaultCatalogueFolders } from '../projectFolders'
import type { Shelf } from '../../domain/catalogue/relatedProducts'
import { findDanglingReferences, findProductsInWrongFile, findDuplicates } from './consistencyChecks'
import type { GuideRecord } from './guideSchema'
import { readGuides } from './readGuides'
import { assertNoCatalogueProblems, toPathFromProjectRoot } from './catalogueProblems'
import {
  readBotanicalNames,
  readCatalogueRecords,
  readProductFacts,
  readShelves,
  type CatalogueRecordsResult,
} from './readCatalogueRecords'
import {
  featuredProductCount,
  featuredEntryValidationSchema,
  productValidationSchema,
  type FeaturedEntry,
  type ProductRecord,
} from './catalogueSchema'

/** A product as seed/ has it. */
export type CatalogueProduct = Omit<ProductRecord, 'hidden'>

/** The products, ordered by id, the facts about them by product id, the shelves, the featured products and the guides. */
export type Catalogue = {
  products: CatalogueProduct[]
  /** The products that staff have hidden: they are no part of the site. */
  hiddenProducts: CatalogueProduct[]
  facts: Readonly<Record<string, ProductFacts>>
  /** What the shop puts side by side, in the order of the file. */
  shelves: readonly Shelf[]
  featured: FeaturedEntry[]
  guides: GuideRecord[]
}

const fileNames = categories.map((category) => `${category.toLowerCase()}.json`)

/** Reads and validates the catalogue. Throws InvalidCatalogueError with the problems of all files. */
export async function loadCatalogue(folder: string = defaultCatalogueFolders.catalogue): Promise<Catalogue> {
  const products = await readProducts(join(folder, 'products'))
  const featuredFile = join(folder, 'featured.json')
  const featured = await readCatalogueRecords(featuredFile, 'featured', 'name', featuredEntryValidationSchema)
  const facts = await readProductFacts(join(folder, 'facts.json'), products.entries)
  const botanicalNames = await readBotanicalNames(join(folder, 'sources.json'))
  const shelves = await readShelves(join(folder, 'shelves.json'), products.entries)
  const guides = await readGuides(folder, products.entries)
  assertNoCatalogueProblems([
    ...products.problems,
    ...findDuplicates(products.entries, 'id'),
    ...findDuplicates(products.entries, 'name'),
    ...findDuplicates(products.entries, 'description'),
    ...findProductsInWrongFile(products.entries),
    ...facts.problems,
    ...shelves.problems,
    ...botanicalNames.problems,
    ...featured.problems,
    ...findDuplicates(featured.entries, 'name'),
    ...findDanglingReferences(featured.entries, products.entries),
    ...checkFeaturedCount(featured, featuredFile),
    ...guides.problems,
  ])
  const records = products.valid.sort(compareIds)
  return {
    products: records.flatMap(({ hidden, ...product }) => (hidden ? [] : [product])),
    hiddenProducts: records.flatMap(({ hidden, ...product }) => (hidden ? [product] : [])),
    facts: Object.fromEntries(
      records.map(({ id }) => [id, { ...botanicalNames.valid[id], ...facts.valid[id] }]),
    ),
    shelves: Object.values(shelves.valid),
    featured: featured.valid,
    guides: guides.valid,
  }
}

async function readProducts(folder: string): Promise<CatalogueRecordsResult<ProductRecord>> {
  const files = await Promise.all(
    fileNames.map((name) =>
      readCatalogueRecords(join(folder, name), 'product', 'id', productValidationSchema),
    ),
  )
  return {
    entries: files.flatMap(({ entries }) => entries),
    valid: files.flatMap(({ valid }) => valid),
    problems: [...files.flatMap(({ problems }) => problems), ...(await findUnknownFiles(folder))],
  }
}

/**
 * Finds product files that are not named after a category. Without this check, their products would be missing without
 * an error.
 */
async function findUnknownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .filter((name) => name.endsWith('.json') && !fileNames.includes(name))
    .map((name) => `${toPathFromProjectRoot(join(folder, name))}: is named after no category`)
}

function checkFeaturedCount(
  { entries, problems }: CatalogueRecordsResult<FeaturedEntry>,
  file: string,
): string[] {
  const isUnreadable = entries.length === 0 && problems.length > 0
  if (isUnreadable || entries.length === featuredProductCount) return []
  return [
    `${toPathFromProjectRoot(file)}: must feature exactly ${featuredProductCount} products, not ${entries.length}`,
  ]
}

function compareIds(a: Product, b: Product): number {
  return Number(a.id) - Number(b.id)
}
