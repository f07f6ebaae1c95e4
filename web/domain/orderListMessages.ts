import { countLimit, countStep } from './orderList'
import type { MergedList } from './sharedList'
import type { TypedCount } from './typedCount'

/** Says what adding does, given how much was listed before. */
export function addMessage(name: string, countBefore: number): string {
  if (countBefore >= countLimit) return `${name} stands at ${countLimit}, the most a list can hold`
  return countBefore > 0 ? `${name} Increased by ${countStep}` : `${name} added to order list`
}

/** Says what decreasing does, given how much was listed before. */
export function decreaseMessage(name: string, countBefore: number): string {
  return countBefore > countStep ? `${name} decreased by ${countStep}` : removeMessage(name)
}

/** Says that a product has left the list. */
export function removeMessage(name: string): string {
  return `${name} Removed from order list`
}

/** Says that nothing is listed any more. */
export const clearMessage = 'List Cleared'

/** Says what typing a quantity did, or null where it changed nothing. */
export function typedMessage(name: string, read: TypedCount | null, countBefore: number): string | null {
  if (!read) return `${name} kept at ${countBefore}. To take it off, press Remove`
  const { typed, count, isAmbiguous } = read
  if (typed > countLimit) return `${name} set to ${countLimit}, the most a list can hold`
  if (typed < countStep) return `${name} set to ${countStep}, the least a list can hold`
  if (isAmbiguous) return `${name} set to ${count}: the comma was read as a decimal point`
  if (typed !== count) return `${name} set to ${count}: lists count in halves`
  return count === countBefore ? null : `${name} set to ${count}`
}

/** Says that the list will be lost, and how to save it. */
export const notKeptMessage =
  'This browser does not let us keep your list. It is here until you close or reload the page: send it, or share it as a link, before that.'

/** '1 product', '3 products'. */
export function productsText(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`
}

/** Says what became of the products of a shared list. */
export function mergeMessage({ added, raised, kept }: Omit<MergedList, 'items'>): string {
  const parts = [
    added > 0 ? `${productsText(added)} added` : '',
    raised > 0 ? `${raised} raised to the shared quantity` : '',
    kept > 0 ? `${kept} already on your list` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** Says that the former list is back. */
export function undoMessage(products: number): string {
  return `Your list is back as it was: ${productsText(products)}`
}

/** Says that a shared list is now the visitor's own. */
export function replaceMessage(products: number): string {
  return `The shared list is now yours: ${productsText(products)}`
}
