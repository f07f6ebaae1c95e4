import type { Catalogue } from '../../data/catalogue/createCatalogue'
import { type OrderListProduct, toOrderListProduct } from '../../../domain/order-list/orderList'

/** Finds a product in the loaded catalogue, and returns only the fields that the order list stores. */
export function findOrderListProduct(catalogue: Catalogue, id: string): OrderListProduct | undefined {
  const product = catalogue.getCachedProductSummary(id)
  return product && toOrderListProduct(product)
}
