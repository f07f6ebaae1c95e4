import type { OrderItem } from './orderItems'
import { type CartItem, getItemQuantity, itemQuantityStep, maxItemQuantity } from './orderList'

/** Takes quantities off the list. `taken` is as much of them as the list has, `rest` is the list without it. */
export function takeItems(
  list: readonly CartItem[],
  items: readonly OrderItem[],
): { taken: CartItem[]; rest: CartItem[] } {
  const withCounts = (getCount: (item: CartItem) => number) =>
    list.map((item) => ({ ...item, count: getCount(item) })).filter(({ count }) => count > 0)
  const taken = withCounts(({ id, count }) => Math.min(count, getHalves(items, id) * itemQuantityStep))
  return { taken, rest: withCounts(({ id, count }) => count - getItemQuantity(taken, id)) }
}

/** Puts what was taken back on the list, which keeps what was added meanwhile. */
export function returnItems(list: readonly CartItem[], taken: readonly CartItem[]): CartItem[] {
  const raised = list.map((item) => ({
    ...item,
    count: Math.min(item.count + getItemQuantity(taken, item.id), maxItemQuantity),
  }))
  return [...taken.filter(({ id }) => getItemQuantity(list, id) === 0), ...raised]
}

function getHalves(items: readonly OrderItem[], id: string): number {
  return items.reduce((sum, { productId, halves }) => (productId === id ? sum + halves : sum), 0)
}
