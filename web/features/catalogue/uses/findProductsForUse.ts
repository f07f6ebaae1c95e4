import type { ProductSummary } from '../../../../domain/catalogue/product'
import type { ProductUse } from '../../../../domain/catalogue/productUse'

/** The products that suit a use as they are published now, best suited first. */
export function findProductsForUse(
  { productIds }: ProductUse,
  products: readonly ProductSummary[],
): ProductSummary[] {
  const productsById = new Map(products.map((product) => [product.id, product]))
  return productIds.map((id) => productsById.get(id)).filter((product) => product !== undefined)
}
