import type { Occurrence, SearchedProduct } from './searchIndex'

/** A product that resembles a search, the text that does, and how far it is from the search. */
export type SearchHit<P> = { occurrence: Occurrence<P>; cost: number }

export function keepCheapest<P extends SearchedProduct>(
  hits: Map<string, SearchHit<P>>,
  hit: SearchHit<P>,
): void {
  const { id } = hit.occurrence.product
  if (hit.cost < (hits.get(id)?.cost ?? Infinity)) hits.set(id, hit)
}
