import { isCategory } from '../../web/domain/product'
import { nameOf } from './problems'
import { problemOf, type Entry } from './records'

/** Problems of entries that share what each must have for itself: the later one is named, and points at the first. */
export function repeated(entries: readonly Entry[], field: string): string[] {
  const first = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const value = entry.raw[field]
    if (typeof value !== 'string' || value === '') return []
    const key = value.toLowerCase()
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, entry)
      return []
    }
    return [problemOf(entry, `${field}: is the same as that of ${earlier.label} in ${nameOf(earlier.file)}`)]
  })
}

/** Problems of products that stand in another category's file. */
export function misplaced(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => {
    const { category } = entry.raw
    if (typeof category !== 'string' || !isCategory(category)) return []
    const home = `${category.toLowerCase()}.json`
    return entry.file.endsWith(home) ? [] : [problemOf(entry, `category: ${category} belongs in ${home}`)]
  })
}

/** Problems of featured entries that stand for a product that does not exist. */
export function dangling(featured: readonly Entry[], products: readonly Entry[]): string[] {
  const ids = new Set(products.map(({ raw }) => raw.id))
  return featured.flatMap((entry) => {
    const { productId } = entry.raw
    if (typeof productId !== 'string' || ids.has(productId)) return []
    return [problemOf(entry, `productId: there is no product '${productId}'`)]
  })
}
