import { businessDetails } from '../site/businessDetails'

export const allProductsMessages = {
  allProductsTitle: 'All Products',
  formatAllProductsLead: (count: number) => `${count} products, by category and name.`,
  browseByUse: 'Browse by Use',
  guides: 'Guides',
  allProductsPageTitle: `All Products | ${businessDetails.name}`,
  allProductsPageDescription: `All products from ${businessDetails.name} in Lagos by category and name: oils, butters, seeds, petals, herbs, spices, soaps and powders.`,
}
