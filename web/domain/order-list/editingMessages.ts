import { maxItemQuantity, itemQuantityStep } from './orderList'
import { formatProductCount } from './formatProductCount'
import type { SharedListMergeResult } from './mergeSharedList'
import type { ParsedQuantity } from './parseQuantityInput'

/** The message after a quantity was typed, or null when nothing changed. */
export function formatQuantityChangeMessage(
  name: string,
  parsed: ParsedQuantity | null,
  countBefore: number,
): string | null {
  if (!parsed) return `${name} kept at ${countBefore}. To take it off, press Remove`
  const { inputCount, count, isAmbiguous } = parsed
  if (inputCount > maxItemQuantity) return `${name} set to ${maxItemQuantity}, the most a list can hold`
  if (inputCount < itemQuantityStep) return `${name} set to ${itemQuantityStep}, the least a list can hold`
  if (isAmbiguous) return `${name} set to ${count}: the comma was read as a decimal point`
  if (inputCount !== count) return `${name} set to ${count}: lists count in halves`
  return count === countBefore ? null : `${name} set to ${count}`
}

/** The message after a shared list was merged. */
export function formatSharedListMergeMessage({
  added,
  raised,
  unchanged,
}: Omit<SharedListMergeResult, 'items'>): string {
  const parts = [
    added > 0 ? `${formatProductCount(added)} added` : '',
    raised > 0 ? `${raised} raised to the shared quantity` : '',
    unchanged > 0 ? `${unchanged} already on your list` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** The message after an undo. */
export function formatUndoMessage(products: number): string {
  return `Your list is back as it was: ${formatProductCount(products)}`
}

/** The message after a shared list replaced the visitor's own. */
export function formatOrderListReplacedMessage(products: number): string {
  return `The shared list is now yours: ${formatProductCount(products)}`
}

/** The message after the sent products were taken off the list, with the number of products that stay on it. */
export function formatSentItemsRemovedMessage(products: number): string {
  return products === 0
    ? 'What you sent is off your order list, which is empty now'
    : `What you sent is off your order list, which keeps ${formatProductCount(products)}`
}
