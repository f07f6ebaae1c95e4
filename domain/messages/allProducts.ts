import { businessDetails } from '../site/businessDetails'

/** The title of the page with all products. */
export const allProductsTitle = 'All Products'

/** The line below the title: '107 products, by category and name.' */
export function formatAllProductsLead(count: number): string {
  return `${count} products, by category and name.`
}

/** The page title of the page with all products. */
export const allProductsPageTitle = `All Products | ${businessDetails.name}`

/** The description of the page with all products. */
export const allProductsPageDescription = `All products from ${businessDetails.name} in Lagos by category and name: oils, butters, seeds, petals, herbs, spices, soaps and powders.`
