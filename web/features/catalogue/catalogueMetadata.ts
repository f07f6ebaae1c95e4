import {
  productNotFoundPageDescription,
  productNotFoundPageTitle,
  productNotLoadedPageDescription,
  productNotLoadedPageTitle,
} from '../../../domain/messages/productMetadata'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const productNotFoundPageMetadata: PageMetadata = {
  title: productNotFoundPageTitle,
  description: productNotFoundPageDescription,
}

export const productLoadErrorPageMetadata: PageMetadata = {
  title: productNotLoadedPageTitle,
  description: productNotLoadedPageDescription,
}
