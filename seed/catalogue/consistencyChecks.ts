import { isCategory } from '../../domain/catalogue/product'
import { toPathFromProjectRoot } from './catalogueProblems'
import { formatCatalogueProblem, type CatalogueEntry } from './readCatalogueRecords'

/**
 * Finds catalogue entries with the same value in a field that must be unique. Each problem names the later entry and
 * refers to the first.
 */
export function findDuplicates(entries: readonly CatalogueEntry[], field: string): string[] {
  const first = new Map<string, CatalogueEntry>()
  return entries.flatMap((entry) => {
    const value = entry.raw[field]
    if (typeof value !== 'string' || value === '') return []
    const key = value.toLowerCase()
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, entry)
      return []
    }
    return [
      formatCatalogueProblem(
        entry,
        `${field}: is the same as that of ${earlier.label} in ${toPathFromProjectRoot(earlier.file)}`,
      ),
    ]
  })
}

/** Finds products in the file of another category. */
export function findProductsInWrongFile(entries: readonly CatalogueEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { category } = entry.raw
    if (typeof category !== 'string' || !isCategory(category)) return []
    const expectedFile = `${category.toLowerCase()}.json`
    return entry.file.endsWith(expectedFile)
      ? []
      : [formatCatalogueProblem(entry, `category: ${category} belongs in ${expectedFile}`)]
  })
}

/** Finds featured entries whose product does not exist. */
export function findDanglingReferences(
  featured: readonly CatalogueEntry[],
  products: readonly CatalogueEntry[],
): string[] {
  const ids = new Set(products.map(({ raw }) => raw.id))
  return featured.flatMap((entry) => {
    const { productId } = entry.raw
    if (typeof productId !== 'string' || ids.has(productId)) return []
    return [formatCatalogueProblem(entry, `productId: there is no product '${productId}'`)]
  })
}
