import { countLimit, countStep } from './orderList'
import { productsText } from './productsText'
import type { MergedList } from './sharedList'
import type { TypedCount } from './typedCount'

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
