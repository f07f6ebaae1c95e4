import { type OrderItem, itemLimits } from './orderItems'

/** Which quantity a merge of two order lists uses when both lists changed the same product. */
type OrderItemConflictResolution = 'larger' | 'mine' | 'theirs'

/** Three-way merge of two order lists; `base` is their last common version. An empty `base` keeps all products. */
export function mergeOrderItems(
  base: readonly OrderItem[],
  mine: readonly OrderItem[],
  theirs: readonly OrderItem[],
  onConflict: OrderItemConflictResolution = 'larger',
): OrderItem[] {
  const [baseHalves, myHalves, theirHalves] = [
    sumHalvesById(base),
    sumHalvesById(mine),
    sumHalvesById(theirs),
  ]
  return [...new Set([...myHalves.keys(), ...theirHalves.keys()])]
    .map((productId) => {
      const [baseCount = 0, myCount = 0, theirCount = 0] = [baseHalves, myHalves, theirHalves].map((halves) =>
        halves.get(productId),
      )
      return { productId, halves: mergeHalves(baseCount, myCount, theirCount, onConflict) }
    })
    .filter(({ halves }) => halves > 0)
    .slice(0, itemLimits.entries)
}

function mergeHalves(
  base: number,
  mine: number,
  theirs: number,
  onConflict: OrderItemConflictResolution,
): number {
  if (mine === base) return theirs
  if (theirs === base) return mine
  return { larger: Math.max(mine, theirs), mine, theirs }[onConflict]
}

/** Adds up the quantities of entries with the same product, up to the maximum quantity. */
function sumHalvesById(items: readonly OrderItem[]): Map<string, number> {
  const byId = new Map<string, number>()
  for (const { productId, halves } of items) {
    byId.set(productId, Math.min((byId.get(productId) ?? 0) + halves, itemLimits.halves))
  }
  return byId
}
