import type { CartItem } from './orderList'

/** The order list as a person writes one: a line for each product, with how much of it. */
export function listText(items: readonly Pick<CartItem, 'name' | 'count'>[]): string {
  return items.map(({ name, count }) => `${name}: ${count}`).join('\n')
}
