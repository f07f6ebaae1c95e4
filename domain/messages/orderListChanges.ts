import { formatProductCount } from '../order-list/formatProductCount'
import type { SharedListMergeResult } from '../order-list/mergeSharedList'

/** The message for clearing the list. */
export const listClearedMessage = 'List Cleared'

/** The message after a shared list was merged. */
export function formatSharedListMergeMessage({
  added,
  raised,
  unchanged,
}: Omit<SharedListMergeResult, 'items'>): string {
  const parts = [
    added > 0 ? `${formatProductCount(added)} added` : '',
    raised > 0 ? `${raised} increased to the shared quantity` : '',
    unchanged > 0 ? `${unchanged} already on your list` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** The message after the products of an earlier request were merged, with the names that the catalogue has no longer. */
export function formatRequestMergeMessage(mergeMessage: string, missingNames: string): string {
  if (missingNames === '') return mergeMessage
  if (mergeMessage === '')
    return `No longer in our catalogue: ${missingNames}. Your order list hasn't changed.`
  return `${mergeMessage}. No longer in our catalogue, so left out: ${missingNames}.`
}

/** The message after an undo. */
export function formatUndoMessage(products: number): string {
  return `Undone. Your list has ${formatProductCount(products)} again`
}

/** The message after a shared list replaced the visitor's own. */
export function formatOrderListReplacedMessage(products: number): string {
  return `The shared list is now your list: ${formatProductCount(products)}`
}

/** The message after the sent products were taken off the list, with the number of products that stay on it. */
export function formatSentItemsRemovedMessage(products: number): string {
  return products === 0
    ? 'We took what you sent off your order list, which is now empty'
    : `We took what you sent off your order list, which still has ${formatProductCount(products)}`
}
