import type { OrderItem } from '../order-list/orderItems'

/** Adds up a request's entries by product, in the order in which they first appear; a sum may exceed an entry's maximum. */
export function listRequestLines(items: readonly OrderItem[]): OrderItem[] {
  const halvesById = new Map<string, number>()
  for (const { productId, halves } of items) {
    halvesById.set(productId, (halvesById.get(productId) ?? 0) + halves)
  }
  return [...halvesById].map(([productId, halves]) => ({ productId, halves }))
}
