import { business } from '../../domain/site/business'
import type { Product } from '../../domain/catalogue/product'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const storeMetadata: PageMetadata = {
  title: 'Store Front',
  description: `Every oil, butter, seed, petal, herb, spice, soap and powder that ${business.name} supplies from Lagos: search by name or browse by category.`,
}

export const allProductsMetadata: PageMetadata = {
  title: `All Products | ${business.name}`,
  description: `Every product that ${business.name} supplies from Lagos, by its name: oils, butters, seeds, petals, herbs, spices, soaps and powders.`,
}

export const productNotFoundMetadata: PageMetadata = {
  title: `Product Not Found | ${business.name}`,
  description: `This product is not in the catalogue of ${business.name}.`,
}

export const productLoadErrorMetadata: PageMetadata = {
  title: `This product did not arrive | ${business.name}`,
  description: `A product of ${business.name} that could not be shown.`,
}

/** A product's title and description, also used by the prerendered page. */
export function getProductMetadata({
  name,
  description,
}: Pick<Product, 'name' | 'description'>): PageMetadata {
  return { title: `${name} | ${business.name}`, description }
}
