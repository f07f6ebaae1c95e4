import { itemLimits } from './orderItems'
import { toRecordOrEmpty } from '../validation/fieldSchema'
import { type CartItem, itemQuantityStep } from './orderList'
import { isCategory, isUnit, productFieldLimits } from '../catalogue/product'
import { isSingleLineText } from '../validation/text'

/** The valid items of a stored list, and the number of dropped ones; `isMalformed` when the value is not a list. */
export type ParsedStoredList = { items: CartItem[]; droppedCount: number; isMalformed: boolean }

export function parseStoredList(stored: unknown): ParsedStoredList {
  if (!Array.isArray(stored)) return { items: [], droppedCount: 0, isMalformed: stored !== undefined }
  const byId = new Map<string, CartItem>()
  for (const item of stored.map(parseCartItem)) if (item && !byId.has(item.id)) byId.set(item.id, item)
  const items = [...byId.values()].slice(0, itemLimits.entries)
  return { items, droppedCount: stored.length - items.length, isMalformed: false }
}

function parseCartItem(stored: unknown): CartItem | null {
  const { id, name, category, unit, imageURL, count } = toRecordOrEmpty(stored)
  if (typeof id !== 'string' || !productFieldLimits.id.test(id)) return null
  if (!isSingleLineText(name, productFieldLimits.name)) return null
  if (typeof category !== 'string' || !isCategory(category)) return null
  if (typeof imageURL !== 'string' || !isValidItemQuantity(count)) return null
  const knownUnit = typeof unit === 'string' && isUnit(unit) ? { unit } : {}
  return { id, name, category, ...knownUnit, imageURL, count }
}

/** Whether a value is a valid quantity: a multiple of 0.5 from 0.5 to 999. */
export function isValidItemQuantity(value: unknown): value is number {
  const halves = typeof value === 'number' ? value / itemQuantityStep : NaN
  return Number.isInteger(halves) && halves >= 1 && halves <= itemLimits.halves
}
