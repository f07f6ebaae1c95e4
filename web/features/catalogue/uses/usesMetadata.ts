import type { ProductUse } from '../../../../domain/catalogue/productUse'
import { usesMessages } from '../../../../domain/messages/uses'
import { routePaths } from '../../../../domain/site/routePaths'
import type { PageMetadata } from '../../../ui/usePageMetadata'

export const usesPageMetadata: PageMetadata = {
  canonicalPath: routePaths.uses,
  title: usesMessages.usesPageTitle,
  description: usesMessages.usesPageDescription,
}

export function createUseMetadata({
  slug,
  title,
  sentence,
}: Pick<ProductUse, 'slug' | 'title' | 'sentence'>): PageMetadata {
  return {
    canonicalPath: routePaths.use(slug),
    title: usesMessages.formatPageTitle(title),
    description: sentence,
  }
}
