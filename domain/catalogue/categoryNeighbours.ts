import type { Product } from './product'

export type CategoryNeighbours<P> = { previous: P | undefined; next: P | undefined }

/** Returns the neighbours of each product in its category, by product id, in the order of the product list. */
export function findCategoryNeighbours<P extends Pick<Product, 'id' | 'category'>>(
  products: readonly P[],
): ReadonlyMap<string, CategoryNeighbours<P>> {
  const neighbours = new Map<string, CategoryNeighbours<P>>()
  const lastOfCategory = new Map<string, P>()
  for (const product of products) {
    const previous = lastOfCategory.get(product.category)
    const ofPrevious = previous && neighbours.get(previous.id)
    if (ofPrevious) ofPrevious.next = product
    neighbours.set(product.id, { previous, next: undefined })
    lastOfCategory.set(product.category, product)
  }
  return neighbours
}
