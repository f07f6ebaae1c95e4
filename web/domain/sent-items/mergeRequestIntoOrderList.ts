import { formatSharedListMergeMessage } from '../order-list/editingMessages'
import type { OrderItem } from '../order-list/orderItems'
import { mergeOrderItems } from '../order-list/mergeOrderItems'
import { type CartItem, itemQuantityStep, type OrderListProduct } from '../order-list/orderList'
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
  const missingNames = unknown.map((item) => findProductName(item, items, text)).join(', ')
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

const textLinePattern = /^(.*): ([0-9.]+)$/

/** Finds the name of a deleted product in the text of a request, if the sender has not edited the generated text. */
function findProductName({ productId }: OrderItem, items: readonly OrderItem[], text: string): string {
  const lines = text.split('\n').map((textLine) => textLinePattern.exec(textLine))
  const isUneditedText =
    lines.length === items.length &&
    lines.every((textLine, index) => Number(textLine?.[2]) === (items[index]?.halves ?? 0) * itemQuantityStep)
  const name = isUneditedText
    ? lines[items.findIndex((item) => item.productId === productId)]?.[1]
    : undefined
  return name ?? `product ${productId}`
}
