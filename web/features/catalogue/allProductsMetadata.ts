import { allProductsMessages } from '../../../domain/messages/allProducts'
import { routePaths } from '../../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const allProductsPageMetadata: PageMetadata = {
  canonicalPath: routePaths.allProducts,
  title: allProductsMessages.allProductsPageTitle,
  description: allProductsMessages.allProductsPageDescription,
}
