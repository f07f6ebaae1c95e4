import { productMessages } from '../../../domain/messages/product'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const productNotFoundPageMetadata: PageMetadata = {
  title: productMessages.productNotFoundPageTitle,
  description: productMessages.productNotFoundPageDescription,
}

export const productLoadErrorPageMetadata: PageMetadata = {
  title: productMessages.productNotLoadedPageTitle,
  description: productMessages.productNotLoadedPageDescription,
}
