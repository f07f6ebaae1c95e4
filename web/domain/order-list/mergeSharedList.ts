import type { OrderItem } from './orderItems'
import { type CartItem, getItemCount, toCartItems, type OrderProduct } from './orderList'

/** The result of merging a shared list, with the numbers of its products by outcome. */
export type ListMergeResult = { items: CartItem[]; added: number; raised: number; unchanged: number }

/** Separates the items that are in the catalogue from those that are not. */
export function partitionKnownItems(
  items: readonly OrderItem[],
  findProduct: (id: string) => OrderProduct | undefined,
): { known: CartItem[]; unknown: OrderItem[] } {
  return {
    known: toCartItems(items, findProduct),
    unknown: items.filter(({ productId }) => !findProduct(productId)),
  }
}

/**
 * Merges a shared list into the current one. The larger quantity of a product wins, so that merging twice changes
 * nothing.
 */
export function mergeSharedList(
  currentItems: readonly CartItem[],
  shared: readonly CartItem[],
): ListMergeResult {
  const added = shared.filter(({ id }) => getItemCount(currentItems, id) === 0)
  const raised = shared.filter(
    ({ id, count }) => getItemCount(currentItems, id) > 0 && getItemCount(currentItems, id) < count,
  )
  const raisedItems = currentItems.map((item) => ({
    ...item,
    count: Math.max(item.count, getItemCount(shared, item.id)),
  }))
  return {
    items: [...raisedItems, ...added],
    added: added.length,
    raised: raised.length,
    unchanged: shared.length - added.length - raised.length,
  }
}
