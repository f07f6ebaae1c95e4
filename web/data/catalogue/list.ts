import { listed } from 'virtual:catalogue'
import type { ListedProduct } from '../../domain/product'

/** Every product as the list shows it, in catalogue order; it comes with the list's own part of the program. */
export function listedProducts(): readonly ListedProduct[] {
  return listed
}

const byId = new Map<string, ListedProduct>(listed.map((product) => [product.id, product]))

/** A product as the list shows it, unless the catalogue does not have it. */
export function listedProduct(id: string): ListedProduct | undefined {
  return byId.get(id)
}
