import { maxCount, countStep } from './orderList'
import { formatProductCount } from './formatProductCount'
import type { ListMergeResult } from './mergeSharedList'
import type { ParsedCount } from './parseCountInput'

/** The message after a quantity was typed, or null when nothing changed. */
export function formatCountMessage(
  name: string,
  parsed: ParsedCount | null,
  countBefore: number,
): string | null {
  if (!parsed) return `${name} kept at ${countBefore}. To take it off, press Remove`
  const { inputCount, count, isAmbiguous } = parsed
  if (inputCount > maxCount) return `${name} set to ${maxCount}, the most a list can hold`
  if (inputCount < countStep) return `${name} set to ${countStep}, the least a list can hold`
  if (isAmbiguous) return `${name} set to ${count}: the comma was read as a decimal point`
  if (inputCount !== count) return `${name} set to ${count}: lists count in halves`
  return count === countBefore ? null : `${name} set to ${count}`
}

/** The message after a shared list was merged. */
export function formatMergeMessage({ added, raised, unchanged }: Omit<ListMergeResult, 'items'>): string {
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
export function formatReplaceMessage(products: number): string {
  return `The shared list is now yours: ${formatProductCount(products)}`
}
