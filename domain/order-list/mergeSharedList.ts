import type { OrderItem } from './orderItems'
import { type CartItem, getItemQuantity, toCartItems, type OrderListProduct } from './orderList'

/** The result of merging a shared list: the merged items, the products that got a larger quantity, and how many were added or unchanged. */
export type SharedListMergeResult = {
  items: CartItem[]
  added: number
  raised: CartItem[]
  unchanged: number
}

export function partitionKnownItems(
  items: readonly OrderItem[],
  findProduct: (id: string) => OrderListProduct | undefined,
): { known: CartItem[]; unknown: OrderItem[] } {
  return {
    known: toCartItems(items, findProduct),
    unknown: items.filter(({ productId }) => !findProduct(productId)),
  }
}

/** Merges a shared list. The larger quantity of a product wins, so that merging twice changes nothing. */
export function mergeSharedList(
  currentItems: readonly CartItem[],
  shared: readonly CartItem[],
): SharedListMergeResult {
  const added = shared.filter(({ id }) => getItemQuantity(currentItems, id) === 0)
  const raised = shared.filter(
    ({ id, count }) => getItemQuantity(currentItems, id) > 0 && getItemQuantity(currentItems, id) < count,
  )
  const raisedItems = currentItems.map((item) => ({
    ...item,
    count: Math.max(item.count, getItemQuantity(shared, item.id)),
  }))
  return {
    items: [...raisedItems, ...added],
    added: added.length,
    raised,
    unchanged: shared.length - added.length - raised.length,
  }
}
