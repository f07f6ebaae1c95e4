import { routePaths } from '../site/routePaths'
import { serializeOrderItem, type OrderItem, itemLimits, parseSerializedOrderItems } from './orderItems'

/** The items parsed from a link, and the numbers of malformed entries and of entries beyond the limit. */
type SharedList = { items: OrderItem[]; unreadable: number; excess: number }

/** The parameter of the order list's page that contains a shared list. */
export const sharedListParam = 'list'

/** The path of a shared list, which opens as a copy. It is in the fragment, because servers limit the length of a query. */
export function getSharedListPath(items: readonly OrderItem[]): string {
  return `${routePaths.orderList}#${sharedListParam}=${formatSharedList(items)}`
}

export function formatSharedList(items: readonly OrderItem[]): string {
  return items.map(serializeOrderItem).join(',')
}

// The dot or the bracket after a link becomes a part of it.
const endingPattern = /[^\p{L}\p{N}]+$/u

export function parseSharedList(text: string): SharedList {
  const entries = text
    .replace(endingPattern, '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const parsed = parseSerializedOrderItems(entries)
  const halvesById = new Map<string, number>()
  for (const { productId, halves } of parsed)
    halvesById.set(productId, Math.max(halves, halvesById.get(productId) ?? 0))
  const items = [...halvesById].map(([productId, halves]) => ({ productId, halves }))
  return {
    items: items.slice(0, itemLimits.entries),
    unreadable: entries.length - parsed.length,
    excess: Math.max(items.length - itemLimits.entries, 0),
  }
}
