import type { GroupOfUses } from '../catalogue/productUse'
import { businessDetails } from '../site/businessDetails'

const groupTitles: Record<GroupOfUses, string> = {
  hair: 'For your hair',
  skin: 'For your skin',
  making: 'For making your own',
  kitchen: 'For your kitchen',
}

export const usesMessages = {
  usesTitle: 'Browse by Use',
  usesLead: 'Start with what you want to make, and see what suits it.',
  usesPageTitle: `Browse by Use | ${businessDetails.name}`,
  usesPageDescription: `What our products are good for: hair, skin, soap making, soups, teas and more, with what suits each, from ${businessDetails.name} in Lagos.`,
  formatPageTitle: (title: string) => `${title} | ${businessDetails.name}`,
  groupTitles,
  moreInGroup: 'You may also be looking for',
  allUses: 'All Uses',
  allProducts: 'All Products',
  guides: 'Guides',
  notFoundTitle: 'Page Not Found',
  notFoundText: 'We have no page for this use. Look through the others, or search for it among our products.',
  notFoundPageTitle: `Page Not Found | ${businessDetails.name}`,
  notFoundPageDescription: `There is no page for this use at ${businessDetails.name}.`,
  searchProducts: 'Search Products',
}
