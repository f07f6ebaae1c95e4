import { business } from '../../domain/business'
import type { Product } from '../../domain/product'
import type { PageHead } from '../../ui/usePageHead'

export const storeHead: PageHead = {
  title: 'Store Front',
  description: `Every oil, butter, seed, petal, herb, spice, soap and powder that ${business.name} supplies from Lagos: search by name or browse by category.`,
}

export const allProductsHead: PageHead = {
  title: `All Products | ${business.name}`,
  description: `Every product that ${business.name} supplies from Lagos, by its name: oils, butters, seeds, petals, herbs, spices, soaps and powders.`,
}

export const unknownProductHead: PageHead = {
  title: `Product Not Found | ${business.name}`,
  description: `This product is not in the catalogue of ${business.name}.`,
}

export const failedProductHead: PageHead = {
  title: `This product did not arrive | ${business.name}`,
  description: `A product of ${business.name} that could not be shown.`,
}

/** A product's own title and description; the build writes the same into its page. */
export function productHead({ name, description }: Pick<Product, 'name' | 'description'>): PageHead {
  return { title: `${name} | ${business.name}`, description }
}
