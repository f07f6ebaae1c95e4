import { itemLimits } from './items'
import { fieldsOf } from './law'
import { type CartItem, countStep, type OrderProduct } from './orderList'
import { isCategory, productLimits } from './product'
import { isLine } from './text'

/**
 * The order list that a browser kept, whoever wrote it: an item that could not have come from this shop is dropped, and
 * of a product that stands twice the first counts.
 */
export function readList(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return []
  const byId = new Map<string, CartItem>()
  for (const item of stored.map(readItem)) if (item && !byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()].slice(0, itemLimits.entries)
}

function readItem(stored: unknown): CartItem | null {
  const { id, name, category, imageURL, count } = fieldsOf(stored)
  if (typeof id !== 'string' || !productLimits.id.test(id)) return null
  if (!isLine(name, productLimits.name)) return null
  if (typeof category !== 'string' || !isCategory(category)) return null
  if (typeof imageURL !== 'string' || !isCount(count)) return null
  return { id, name, category, imageURL, count }
}

/** Whether a value is a count as the list holds it: whole halves, 0.5 to 999. */
export function isCount(value: unknown): value is number {
  const halves = typeof value === 'number' ? value / countStep : NaN
  return Number.isInteger(halves) && halves >= 1 && halves <= itemLimits.halves
}

/** The list with each product as the catalogue has it today; what the catalogue no longer has is dropped. */
export function refreshed(
  items: readonly CartItem[],
  productOf: (id: string) => OrderProduct | undefined,
): CartItem[] {
  return items.flatMap(({ id, count }) => {
    const product = productOf(id)
    return product ? [{ ...product, count }] : []
  })
}
