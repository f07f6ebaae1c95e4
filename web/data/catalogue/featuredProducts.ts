import { featured } from 'virtual:catalogue/featured'
import type { FeaturedProduct } from '../../../domain/catalogue/product'
import type { CatalogueOverlay } from '../../../domain/catalogue/publishing/catalogueOverlay'

/** The home page's eight products, with their pictures as they are published in `overlay`. */
export function getFeaturedProducts(overlay: CatalogueOverlay | undefined): readonly FeaturedProduct[] {
  return overlay ? featured.map(overlay.overlayFeatured) : featured
}
