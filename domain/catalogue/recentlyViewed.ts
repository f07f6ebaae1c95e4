import { productFieldLimits } from './product'

export const recentlyViewedStorageKey = 'recentlyViewed'

/** How many products a device remembers, the one on the screen included. */
const maxRemembered = 7

/** Parses the stored ids of the products that were viewed last, the latest first. */
export function parseRecentlyViewed(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((id): id is string => typeof id === 'string' && productFieldLimits.id.test(id))
    .slice(0, maxRemembered)
}

/** Puts a product before those that were viewed earlier. */
export function addRecentlyViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxRemembered)
}
