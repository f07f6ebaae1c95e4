import { listedProduct } from '../../data/catalogue/list'
import { type OrderProduct, orderProduct } from '../../domain/orderList'

/** A product of today's catalogue as the list keeps it. */
export function productOf(id: string): OrderProduct | undefined {
  const product = listedProduct(id)
  return product && orderProduct(product)
}
