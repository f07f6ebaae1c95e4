import { getListedProduct } from '../../data/catalogue/productList'
import { type OrderProduct, toOrderProduct } from '../../domain/order-list/orderList'

/** Finds a product of the loaded catalogue, with the fields that the list stores. */
export function findOrderProduct(id: string): OrderProduct | undefined {
  const product = getListedProduct(id)
  return product && toOrderProduct(product)
}
