import { loadDetail } from 'virtual:catalogue/products'
import type { ProductDetail } from '../../domain/product'

/** Everything about one product, fetched alone; nothing when there is no such product. Rejects when it cannot be fetched. */
export function loadProduct(id: string): Promise<ProductDetail | undefined> {
  const load = Object.hasOwn(loadDetail, id) ? loadDetail[id] : undefined
  return load ? load() : Promise.resolve(undefined)
}
