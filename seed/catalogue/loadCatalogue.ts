import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { categories, type Product } from '../../web/domain/product'
import { ownFolders } from '../folders'
import { dangling, misplaced, repeated } from './agreement'
import { demandNone, nameOf } from './problems'
import { readRecords, type Records } from './records'
import { featuredCount, featuredSchema, productSchema, type FeaturedEntry } from './schema'

/** All that the shop sells, ordered by id, and what its home page features. */
export type Catalogue = { products: Product[]; featured: FeaturedEntry[] }

const fileNames = categories.map((category) => `${category.toLowerCase()}.json`)

/** Reads and checks the catalogue; throws BadCatalogue, with every problem of every file, where there is one. */
export async function loadCatalogue(folder: string = ownFolders.catalogue): Promise<Catalogue> {
  const products = await readProducts(join(folder, 'products'))
  const featuredFile = join(folder, 'featured.json')
  const featured = await readRecords(featuredFile, 'featured', 'name', featuredSchema)
  demandNone([
    ...products.problems,
    ...repeated(products.entries, 'id'),
    ...repeated(products.entries, 'name'),
    ...repeated(products.entries, 'description'),
    ...misplaced(products.entries),
    ...featured.problems,
    ...repeated(featured.entries, 'name'),
    ...dangling(featured.entries, products.entries),
    ...wrongCount(featured, featuredFile),
  ])
  return { products: products.kept.sort(byId), featured: featured.kept }
}

async function readProducts(folder: string): Promise<Records<Product>> {
  const files = await Promise.all(
    fileNames.map((name) => readRecords(join(folder, name), 'product', 'id', productSchema)),
  )
  return {
    entries: files.flatMap(({ entries }) => entries),
    kept: files.flatMap(({ kept }) => kept),
    problems: [...files.flatMap(({ problems }) => problems), ...(await strangers(folder))],
  }
}

/** A file that no category reads would leave its products out without a word. */
async function strangers(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .filter((name) => name.endsWith('.json') && !fileNames.includes(name))
    .map((name) => `${nameOf(join(folder, name))}: is named after no category`)
}

function wrongCount({ entries, problems }: Records<FeaturedEntry>, file: string): string[] {
  const isUnread = entries.length === 0 && problems.length > 0
  if (isUnread || entries.length === featuredCount) return []
  return [`${nameOf(file)}: must feature exactly ${featuredCount} products, not ${entries.length}`]
}

function byId(one: Product, other: Product): number {
  return Number(one.id) - Number(other.id)
}
