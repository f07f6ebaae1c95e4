import type { OrderItem } from '../order-list/orderItems'

/** A product of a request with its whole quantity in halves (0.5), which may exceed the maximum of one entry. */
type RequestLine = OrderItem

export function listRequestLines(items: readonly OrderItem[]): RequestLine[] {
  const halvesById = new Map<string, number>()
  for (const { productId, halves } of items) {
    halvesById.set(productId, (halvesById.get(productId) ?? 0) + halves)
  }
  return [...halvesById].map(([productId, halves]) => ({ productId, halves }))
}
