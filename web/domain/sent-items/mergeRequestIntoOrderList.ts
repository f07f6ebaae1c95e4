import { formatSharedListMergeMessage } from '../order-list/editingMessages'
import { formatNames } from '../order-list/formatNames'
import type { OrderItem } from '../order-list/orderItems'
import { mergeOrderItems } from '../order-list/mergeOrderItems'
import type { CartItem, OrderListProduct } from '../order-list/orderList'
import { readQuantityLine } from '../order-list/readQuantityLine'
import type { SentItem } from './sentItem'
import { mergeSharedList, partitionKnownItems } from '../order-list/mergeSharedList'

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
  const missingNames = formatNames(unknown.map((item) => findProductName(item, unknown, known, text)))
  const hasKnownProducts = known.length > 0
  return {
    items: combinedItems,
    message: formatRequestMergeMessage(
      hasKnownProducts ? formatSharedListMergeMessage(changes) : '',
      missingNames,
    ),
    hasKnownProducts,
  }
}

function formatRequestMergeMessage(mergeMessage: string, missingNames: string): string {
  if (missingNames === '') return mergeMessage
  if (mergeMessage === '')
    return `No longer in our catalogue: ${missingNames}. Your order list stays as it is.`
  return `${mergeMessage}. No longer in our catalogue, so left out: ${missingNames}.`
}

/** Finds the name of a deleted product in the text of a request: by its quantity, if no other line has the same. */
function findProductName(
  item: OrderItem,
  unknown: readonly OrderItem[],
  known: readonly CartItem[],
  text: string,
): string {
  const names = text
    .split('\n')
    .flatMap((line) => readQuantityLine(line.trim()).slice(0, 1))
    .filter(({ halves }) => halves === item.halves)
    .map(({ name }) => name)
    .filter((name) => !known.some((product) => product.name.toLowerCase() === name.toLowerCase()))
  const itemsWithSameQuantity = unknown.filter(({ halves }) => halves === item.halves)
  const name =
    names.length === itemsWithSameQuantity.length ? names[itemsWithSameQuantity.indexOf(item)] : undefined
  return name ?? `product ${item.productId}`
}
