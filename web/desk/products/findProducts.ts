import type { ProductSummary } from '../../../domain/catalogue/product'
import { toSearchKey } from '../../../domain/catalogue/splitSearchWords'

const maxFound = 8

/** The first products whose name has a text, or whose id it is. */
export function findProducts(products: readonly ProductSummary[], text: string): ProductSummary[] {
  const key = toSearchKey(text)
  if (key === '') return []
  return products.filter(({ id, name }) => id === key || toSearchKey(name).includes(key)).slice(0, maxFound)
}
