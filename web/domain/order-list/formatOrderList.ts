import type { CartItem } from './orderList'

/** The order list as text: one line for each product, with its quantity. */
export function formatOrderList(items: readonly Pick<CartItem, 'name' | 'count'>[]): string {
  return items.map(({ name, count }) => `${name}: ${count}`).join('\n')
}
