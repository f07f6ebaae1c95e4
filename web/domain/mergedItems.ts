import { type Item, itemLimits } from './items'

/** Which count stands where both lists changed a product: the larger one, or that of the later change. */
export type OnConflict = 'larger' | 'mine' | 'theirs'

/**
 * Two lists that went their own ways since both held `base`, made one. A product that only one of them changed stands
 * as changed there. With an empty base (the first meeting) every product of either stands, with its larger count, so that
 * nobody finds less than they asked for.
 */
export function mergedItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  onConflict: OnConflict = 'larger',
): Item[] {
  const [before, here, there] = [halvesOf(base), halvesOf(mine), halvesOf(theirs)]
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((productId) => {
      const [was = 0, my = 0, their = 0] = [before, here, there].map((halves) => halves.get(productId))
      return { productId, halves: mergedHalves(was, my, their, onConflict) }
    })
    .filter(({ halves }) => halves > 0)
    .slice(0, itemLimits.entries)
}

function mergedHalves(was: number, mine: number, theirs: number, onConflict: OnConflict): number {
  if (mine === was) return theirs
  if (theirs === was) return mine
  return { larger: Math.max(mine, theirs), mine, theirs }[onConflict]
}

/** Of a product that stands twice the entries add up, as far as an entry can say. */
function halvesOf(items: readonly Item[]): Map<string, number> {
  const byId = new Map<string, number>()
  for (const { productId, halves } of items) {
    byId.set(productId, Math.min((byId.get(productId) ?? 0) + halves, itemLimits.halves))
  }
  return byId
}
