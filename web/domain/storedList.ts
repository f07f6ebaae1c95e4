import { itemLimits } from './items'
import { fieldsOf } from './law'
import { type CartItem, countStep } from './orderList'
import { isCategory, productLimits } from './product'
import { isLine } from './text'

/** What became of a list that was kept outside: its sound items, and how much of it was left behind. */
export type StoredList = { items: CartItem[]; dropped: number; isBroken: boolean }

/**
 * The order list that a browser kept, whoever wrote it: an item that could not have come from this shop is dropped, of
 * a product that stands twice the first counts, and what is no list at all is broken.
 */
export function readList(stored: unknown): StoredList {
  if (!Array.isArray(stored)) return { items: [], dropped: 0, isBroken: stored !== undefined }
  const byId = new Map<string, CartItem>()
  for (const item of stored.map(readItem)) if (item && !byId.has(item.id)) byId.set(item.id, item)
  const items = [...byId.values()].slice(0, itemLimits.entries)
  return { items, dropped: stored.length - items.length, isBroken: false }
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
