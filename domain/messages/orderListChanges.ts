import { formatProductCount } from '../order-list/formatProductCount'
import type { SharedListMergeResult } from '../order-list/mergeSharedList'

/** Changes of the whole order list. */
export const orderListChangesMessages = {
  listClearedMessage: 'List Cleared',
  formatSharedListMergeMessage: ({
    added,
    raised,
    unchanged,
  }: Omit<SharedListMergeResult, 'items'>): string => {
    const parts = [
      added > 0 ? `${formatProductCount(added)} added` : '',
      raised > 0 ? `${raised} increased to the shared quantity` : '',
      unchanged > 0 ? `${unchanged} already on your list` : '',
    ]
    return parts.filter((part) => part !== '').join(', ')
  },
  formatRequestMergeMessage: (mergeMessage: string, missingNames: string): string => {
    if (missingNames === '') return mergeMessage
    if (mergeMessage === '')
      return `No longer in our catalogue: ${missingNames}. Your order list hasn't changed.`
    return `${mergeMessage}. No longer in our catalogue, so left out: ${missingNames}.`
  },
  formatUndoMessage: (products: number) => `Undone. Your list has ${formatProductCount(products)} again`,
  formatOrderListReplacedMessage: (products: number) =>
    `The shared list is now your list: ${formatProductCount(products)}`,
  formatSentItemsRemovedMessage: (products: number): string =>
    products === 0
      ? 'We took what you sent off your order list, which is now empty'
      : `We took what you sent off your order list, which still has ${formatProductCount(products)}`,
}
