import { orderListChangesMessages } from '../../../domain/messages/orderListPage'
import { formatNames } from '../../../domain/order-list/formatNames'
import { mergeOrderItems } from '../../../domain/order-list/mergeOrderItems'
import type { CartItem, OrderListProduct } from '../../../domain/order-list/orderList'
import { findDeletedProducts } from '../../../domain/sent-items/findDeletedProducts'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { mergeSharedList, partitionKnownItems } from '../../../domain/order-list/mergeSharedList'

/** The order list after the products of a sent request were merged into it, and a message about the changes. */
export type OrderListMergeResult = { items: CartItem[]; message: string; hasKnownProducts: boolean }

/** Merges a request's products into the order list with the larger counts; the message names deleted products. */
export function mergeRequestIntoOrderList(
  { items, text }: Pick<SentItem, 'items' | 'text'>,
  currentItems: readonly CartItem[],
  findProduct: (id: string) => OrderListProduct | undefined,
): OrderListMergeResult {
  // mergeOrderItems adds up the quantities of a request's entries with the same product.
  const { known, unknown } = partitionKnownItems(mergeOrderItems([], items, []), findProduct)
  const { items: combinedItems, ...changes } = mergeSharedList(currentItems, known)
  const knownNames = known.map(({ name }) => name)
  const missingNames = formatNames(findDeletedProducts(unknown, knownNames, text).map(({ name }) => name))
  const hasKnownProducts = known.length > 0
  return {
    items: combinedItems,
    message: orderListChangesMessages.formatRequestMergeMessage(
      hasKnownProducts ? orderListChangesMessages.formatSharedListMergeMessage(changes) : '',
      missingNames,
    ),
    hasKnownProducts,
  }
}
