import { maxItemQuantity, itemQuantityStep } from './orderList'

/** The message for adding a product; `countBefore` is the product's quantity before. */
export function formatAddMessage(name: string, countBefore: number): string {
  if (countBefore >= maxItemQuantity) return `${name} stands at ${maxItemQuantity}, the most a list can hold`
  return countBefore > 0 ? `${name} Increased by ${itemQuantityStep}` : `${name} added to order list`
}

/** The message after the visitor decreased a product's quantity; `countBefore` is the quantity before the change. */
export function formatQuantityDecreaseMessage(name: string, countBefore: number): string {
  return countBefore > itemQuantityStep
    ? `${name} decreased by ${itemQuantityStep}`
    : formatRemoveMessage(name)
}

/** The message for removing a product. */
export function formatRemoveMessage(name: string): string {
  return `${name} Removed from order list`
}

/** The message for clearing the list. */
export const listClearedMessage = 'List Cleared'

/** The message when the browser's storage is not available. */
export const listNotStoredMessage =
  'This browser does not let us keep your list. It is here until you close or reload the page: send it, or share it as a link, before that.'
