import { businessDetails } from '../../domain/site/businessDetails'
import type { Category, Product } from '../../domain/catalogue/product'
import { formatFilterQuery, type ProductFilter } from '../../domain/catalogue/productSearch'
import { routePaths } from '../../domain/site/routePaths'
import { shortenDescription } from '../../domain/site/shortenDescription'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const productListPageMetadata: PageMetadata = {
  canonicalPath: routePaths.store,
  title: 'Store Front',
  description: `Every oil, butter, seed, petal, herb, spice, soap and powder that ${businessDetails.name} supplies from Lagos: search by name or browse by category.`,
}

const categoryDescriptions: Record<Category, string> = {
  Seed: 'Chia, flax, egusi, sesame and other seeds',
  Petals: 'Hibiscus, rose, chamomile and other dried flowers',
  Herbs: 'Scent leaf, neem, rosemary and other dried herbs',
  Spice: 'Cloves, cinnamon, ginger, uda and other whole spices',
  Others: 'Raw honey, beeswax, fragrances and glycerine',
  Butter: 'Raw shea, cocoa, mango and other butters',
  Soap: 'Black soap, castile soap and soap bases',
  Powder: 'Leaf, root and fruit powders, and cosmetic clays',
  Oil: 'Cold-pressed and essential oils, from coconut to rosehip',
}

/** The metadata of the product list with a filter. A search has none of its own: its results are part of the list. */
export function getProductListPageMetadata(category: ProductFilter['category']): PageMetadata {
  if (category === 'All') return productListPageMetadata
  return {
    canonicalPath: routePaths.store + formatFilterQuery({ category, grade: 'All', search: '' }),
    title: `${category} | ${productListPageMetadata.title} | ${businessDetails.name}`,
    description: shortenDescription(
      `${categoryDescriptions[category]}, from ${businessDetails.name} in Lagos. Browse the list and send your request.`,
    ),
  }
}

export const allProductsPageMetadata: PageMetadata = {
  canonicalPath: routePaths.allProducts,
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
