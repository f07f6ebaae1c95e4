import { createNameFinder } from '../catalogue/search/nameFinder'
import { createExactReader, type ListReader, type NamedProduct } from '../order-list/listReader'
import { readQuantityLine } from './readQuantityLine'

/** Creates the reader of lists that people type: 'two kilos ori pls'. */
export function createListReader(products: readonly NamedProduct[]): ListReader {
  return {
    ...createExactReader(products),
    readLine: readQuantityLine,
    findWritten: createNameFinder(mergeProducts(products)),
  }
}

/** A product comes twice if it is on a stored list and in the catalogue. */
function mergeProducts(products: readonly NamedProduct[]): NamedProduct[] {
  const merged = new Map<string, NamedProduct>()
  for (const product of products) merged.set(product.id, { ...merged.get(product.id), ...product })
  return [...merged.values()]
}
