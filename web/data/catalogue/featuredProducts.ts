import { featured } from 'virtual:catalogue/featured'
import type { FeaturedProduct } from '../../domain/catalogue/product'

/** The home page's eight products. */
export function getFeaturedProducts(): readonly FeaturedProduct[] {
  return featured
}
