import { businessDetails } from '../../domain/site/businessDetails'
import type { Product } from '../../domain/catalogue/product'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const productListPageMetadata: PageMetadata = {
  title: 'Store Front',
  description: `Every oil, butter, seed, petal, herb, spice, soap and powder that ${businessDetails.name} supplies from Lagos: search by name or browse by category.`,
}

export const allProductsPageMetadata: PageMetadata = {
  title: `All Products | ${businessDetails.name}`,
  description: `Every product that ${businessDetails.name} supplies from Lagos, by its name: oils, butters, seeds, petals, herbs, spices, soaps and powders.`,
}

export const productNotFoundPageMetadata: PageMetadata = {
  title: `Product Not Found | ${businessDetails.name}`,
  description: `This product is not in the catalogue of ${businessDetails.name}.`,
}

export const productLoadErrorPageMetadata: PageMetadata = {
  title: `This product did not arrive | ${businessDetails.name}`,
  description: `A product of ${businessDetails.name} that could not be shown.`,
}

/** A product's title and description, also used by the prerendered page. */
export function getProductPageMetadata({
  name,
  description,
}: Pick<Product, 'name' | 'description'>): PageMetadata {
  return { title: `${name} | ${businessDetails.name}`, description }
}
