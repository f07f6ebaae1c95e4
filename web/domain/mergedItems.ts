import { type Item, itemLimits } from './items'

/**
 * Two lists that went their own ways since both held `base`, made one. A product that only one of them changed stands
 * as changed there; what both changed keeps the larger count, so that nobody finds less than they asked for. With an
 * empty base (the first meeting) every product of either stands, with its larger count.
 */
export function mergedItems(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const [before, here, there] = [halvesOf(base), halvesOf(mine), halvesOf(theirs)]
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((productId) => {
      const [was = 0, my = 0, their = 0] = [before, here, there].map((halves) => halves.get(productId))
      return { productId, halves: mergedHalves(was, my, their) }
    })
    .filter(({ halves }) => halves > 0)
    .slice(0, itemLimits.entries)
}

function mergedHalves(was: number, mine: number, theirs: number): number {
  if (mine === was) return theirs
  return theirs === was ? mine : Math.max(mine, theirs)
}

/** Of a product that stands twice the entries add up, as far as an entry can say. */
function halvesOf(items: readonly Item[]): Map<string, number> {
  const byId = new Map<string, number>()
  for (const { productId, halves } of items) {
    byId.set(productId, Math.min((byId.get(productId) ?? 0) + halves, itemLimits.halves))
  }
  return byId
}
