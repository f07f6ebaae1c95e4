import { entryOf, type Item, itemLimits, readEntries } from './items'
import { type CartItem, countOf, itemsOf, listOf, type OrderProduct } from './orderList'

/** What a link says, whoever wrote it: what could be read, and how much could not be or was too much. */
export type SharedList = { items: Item[]; unreadable: number; excess: number }

/** A list that was put together with another: what became of the other's products. */
export type MergedList = { items: CartItem[]; added: number; raised: number; kept: number }

/** The list as a link carries it: '84:3,1:1' is 1.5 of product 84 and 0.5 of product 1. */
export function sharedText(items: readonly CartItem[]): string {
  return itemsOf(items).map(entryOf).join(',')
}

/** Reads what a link carries. Of a product that stands twice the larger count holds, as in putting lists together. */
export function readShared(text: string): SharedList {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const read = readEntries(entries)
  const halvesById = new Map<string, number>()
  for (const { productId, halves } of read)
    halvesById.set(productId, Math.max(halves, halvesById.get(productId) ?? 0))
  const items = [...halvesById].map(([productId, halves]) => ({ productId, halves }))
  return {
    items: items.slice(0, itemLimits.entries),
    unreadable: entries.length - read.length,
    excess: Math.max(items.length - itemLimits.entries, 0),
  }
}

/** The shared products that the catalogue has, as a list holds them, and those that it no longer has. */
export function recognised(
  items: readonly Item[],
  productOf: (id: string) => OrderProduct | undefined,
): { known: CartItem[]; unknown: Item[] } {
  return {
    known: listOf(items, productOf),
    unknown: items.filter(({ productId }) => !productOf(productId)),
  }
}

/** Two lists put together: of each product the larger count, so that doing it twice doubles nothing. */
export function merged(own: readonly CartItem[], shared: readonly CartItem[]): MergedList {
  const added = shared.filter(({ id }) => countOf(own, id) === 0)
  const raised = shared.filter(({ id, count }) => countOf(own, id) > 0 && countOf(own, id) < count)
  const larger = own.map((item) => ({ ...item, count: Math.max(item.count, countOf(shared, item.id)) }))
  return {
    items: [...larger, ...added],
    added: added.length,
    raised: raised.length,
    kept: shared.length - added.length - raised.length,
  }
}
