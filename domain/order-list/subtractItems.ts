import type { OrderItem } from './orderItems'
import { type CartItem, itemQuantityStep } from './orderList'

/** Subtracts quantities from the list, such as those that were sent, and removes the products of which none is left. */
export function subtractItems(items: readonly CartItem[], subtracted: readonly OrderItem[]): CartItem[] {
  return items
    .map((item) => ({ ...item, count: item.count - getHalves(subtracted, item.id) * itemQuantityStep }))
    .filter(({ count }) => count > 0)
}

function getHalves(items: readonly OrderItem[], id: string): number {
  return items.reduce((sum, { productId, halves }) => (productId === id ? sum + halves : sum), 0)
}
