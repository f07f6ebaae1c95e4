import { formatQuantity } from '../catalogue/formatQuantity'
import type { Unit } from '../catalogue/product'
import { itemQuantityStep, maxItemQuantity } from '../order-list/orderList'
import type { ParsedQuantity } from '../order-list/parseQuantityInput'

type NamedProduct = { name: string; unit?: Unit }

/** A product on the order list: part of each first visit. */
export const orderListMessages = {
  /** What the button that adds a product shows; its name for screen readers has the product's, too. */
  addToListText: 'Add to order list',
  viewListText: 'View list',
  reviewListText: 'Review list',
  formatAddLabel: (name: string) => `Add ${name} to order list`,
  formatIncreaseLabel: (name: string) => `Increase ${name}`,
  formatDecreaseLabel: (name: string) => `Decrease ${name}`,
  formatQuantityLabel: (name: string) => `Quantity of ${name}`,
  formatRemovalQuestion: (name: string) => `Remove ${name} from your list?`,
  removeWord: 'Remove',
  keepText: 'Keep it',
  formatListedQuantity: (count: number, unit: Unit | undefined) =>
    `${formatQuantity(count, unit)} on your order list`,
  /** The message for adding a product; `countBefore` is the product's quantity before. */
  formatAddMessage: ({ name, unit }: NamedProduct, countBefore: number): string => {
    if (countBefore >= maxItemQuantity)
      return `${name} is at ${formatQuantity(maxItemQuantity, unit)}, the most a list can hold`
    return countBefore > 0 ? `${name} Increased by ${itemQuantityStep}` : `${name} added to order list`
  },
  /** The message after the visitor decreased a product's quantity; `countBefore` is the quantity before the change. */
  formatQuantityDecreaseMessage: (name: string, countBefore: number): string =>
    countBefore > itemQuantityStep ? `${name} decreased by ${itemQuantityStep}` : formatRemoveMessage(name),
  formatRemoveMessage,
  /** The message after a quantity was typed, or null when nothing changed. */
  formatQuantityChangeMessage: (
    { name, unit }: NamedProduct,
    parsed: ParsedQuantity | null,
    countBefore: number,
  ): string | null => {
    const format = (quantity: number) => formatQuantity(quantity, unit)
    if (!parsed)
      return `${name} stays at ${format(countBefore)}. Enter a number from ${itemQuantityStep} to ${maxItemQuantity}`
    const { inputCount, count, isAmbiguous } = parsed
    const message = `${name} set to ${format(count)}`
    if (inputCount > maxItemQuantity) return `${message}, the most a list can hold`
    if (inputCount < itemQuantityStep) return `${message}, the least a list can hold`
    if (isAmbiguous) return `${message}: we read the comma as a decimal point`
    if (inputCount !== count) return `${message}, rounded to the nearest half`
    return count === countBefore ? null : message
  },
}

function formatRemoveMessage(name: string): string {
  return `${name} Removed from order list`
}
