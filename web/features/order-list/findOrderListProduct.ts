import { getCachedProductSummary } from '../../data/catalogue/productList'
import { type OrderListProduct, toOrderListProduct } from '../../domain/order-list/orderList'

/** Finds a product of the loaded catalogue, with the fields that the list stores. */
export function findOrderListProduct(id: string): OrderListProduct | undefined {
  const product = getCachedProductSummary(id)
  return product && toOrderListProduct(product)
}
