import { featured } from 'virtual:catalogue/featured'
import type { FeaturedProduct } from '../../../domain/catalogue/product'
import { getCatalogueOverlay } from './publishedChanges'

/** The home page's eight products, with their pictures as they are published now. */
export function getFeaturedProducts(): readonly FeaturedProduct[] {
  const overlay = getCatalogueOverlay()
  return overlay ? featured.map(overlay.overlayFeatured) : featured
}
