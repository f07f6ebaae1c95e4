import { featured } from 'virtual:catalogue/featured'
import type { FeaturedProduct } from '../../domain/product'

/** The eight products of the home page. */
export function featuredProducts(): readonly FeaturedProduct[] {
  return featured
}
