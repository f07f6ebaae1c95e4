import {
  productNotFoundPageDescription,
  productNotFoundPageTitle,
  productNotLoadedPageDescription,
  productNotLoadedPageTitle,
} from '../../domain/messages/productMetadata'
import { businessDetails } from '../../domain/site/businessDetails'
import type { Product } from '../../domain/catalogue/product'
import { routePaths } from '../../domain/site/routePaths'
import { shortenDescription } from '../../domain/site/shortenDescription'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const productNotFoundPageMetadata: PageMetadata = {
  title: productNotFoundPageTitle,
  description: productNotFoundPageDescription,
}

export const productLoadErrorPageMetadata: PageMetadata = {
  title: productNotLoadedPageTitle,
  description: productNotLoadedPageDescription,
}

/** A product's title and description, also used by the prerendered page. */
export function getProductPageMetadata({
  id,
  name,
  description,
}: Pick<Product, 'id' | 'name' | 'description'>): PageMetadata {
  return {
    canonicalPath: routePaths.product(id),
    title: `${name} | ${businessDetails.name}`,
    description: shortenDescription(description),
  }
}
