import { catalogueMessages } from '../../../domain/messages/catalogue'
import { productsMessages } from '../../../domain/messages/products'
import { formatFilterQuery, type ProductFilter } from '../../../domain/catalogue/productSearch'
import { routePaths } from '../../../domain/site/routePaths'
import { shortenDescription } from '../../../domain/site/shortenDescription'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const productListPageMetadata: PageMetadata = {
  canonicalPath: routePaths.store,
  title: productsMessages.storePageTitle,
  description: productsMessages.storePageDescription,
}

/** The metadata of the product list: its category's, else its grade's. A search has none of its own. */
export function getProductListPageMetadata({
  category,
  grade,
}: Pick<ProductFilter, 'category' | 'grade'>): PageMetadata {
  if (category !== 'All')
    return createListMetadata(
      { category, grade: 'All' },
      category,
      productsMessages.categoryDescriptions[category],
    )
  if (grade !== 'All')
    return createListMetadata(
      { category, grade },
      catalogueMessages.gradeNames[grade],
      productsMessages.gradeDescriptions[grade],
    )
  return productListPageMetadata
}

function createListMetadata(
  filter: Pick<ProductFilter, 'category' | 'grade'>,
  name: string,
  products: string,
): PageMetadata {
  return {
    canonicalPath: routePaths.store + formatFilterQuery({ ...filter, search: '' }),
    title: productsMessages.formatListTitle(name),
    description: shortenDescription(productsMessages.formatListDescription(products)),
  }
}
