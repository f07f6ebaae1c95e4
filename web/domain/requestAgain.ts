import { mergeMessage } from './editingMessages'
import type { Item } from './items'
import { mergedItems } from './mergedItems'
import { type CartItem, countStep, type OrderProduct } from './orderList'
import type { Sent } from './sentRecord'
import { merged, recognised } from './sharedList'

/** The order list with a former request's products on it, and what became of them in words. */
export type TakenAgain = { items: CartItem[]; message: string; isAnyKnown: boolean }

/** Puts a former request's products on the list as a shared list's: of each the larger count, what is gone by its name. */
export function takenAgain(
  { items, text }: Pick<Sent, 'items' | 'text'>,
  own: readonly CartItem[],
  productOf: (id: string) => OrderProduct | undefined,
): TakenAgain {
  // Of a product that stands twice the entries add up.
  const { known, unknown } = recognised(mergedItems([], items, []), productOf)
  const { items: together, ...became } = merged(own, known)
  const gone = unknown.map((item) => nameOf(item, items, text)).join(', ')
  const isAnyKnown = known.length > 0
  return { items: together, message: wordsFor(isAnyKnown ? mergeMessage(became) : '', gone), isAnyKnown }
}

function wordsFor(became: string, gone: string): string {
  if (gone === '') return became
  if (became === '') return `No longer in our catalogue: ${gone}. Your order list stays as it is.`
  return `${became}. No longer in our catalogue, so left out: ${gone}.`
}

const line = /^(.*): ([0-9.]+)$/

/** What a product that is gone was called, where the text is still as the order list made it, a line for each entry. */
function nameOf({ productId }: Item, items: readonly Item[], text: string): string {
  const lines = text.split('\n').map((one) => line.exec(one))
  const isAsMade =
    lines.length === items.length &&
    lines.every((one, at) => Number(one?.[2]) === (items[at]?.halves ?? 0) * countStep)
  const name = isAsMade ? lines[items.findIndex((item) => item.productId === productId)]?.[1] : undefined
  return name ?? `product ${productId}`
}
