import { listedProducts } from '../../data/catalogue/list'
import { type OrderProduct, orderProduct } from '../../domain/orderList'
import type { ListedProduct, Picture } from '../../domain/product'

const byId = new Map<string, ListedProduct>(listedProducts().map((product) => [product.id, product]))

/** A product's picture, unless the catalogue does not have the product. */
export function pictureOf(id: string): Picture | undefined {
  return byId.get(id)?.image
}

/** A product of today's catalogue as the list keeps it. */
export function productOf(id: string): OrderProduct | undefined {
  const product = byId.get(id)
  return product && orderProduct(product)
}
