import { getCachedProductSummary } from '../../data/catalogue/productList'
import { type OrderListProduct, toOrderListProduct } from '../../../domain/order-list/orderList'

/** Finds a product in the loaded catalogue, and returns only the fields that the order list stores. */
export function findOrderListProduct(id: string): OrderListProduct | undefined {
  const product = getCachedProductSummary(id)
  return product && toOrderListProduct(product)
}
