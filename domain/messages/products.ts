import type { Category, Grade } from '../catalogue/product'
import type { ProductFilter } from '../catalogue/productSearch'
import { businessDetails } from '../site/businessDetails'
import { catalogueMessages } from './catalogue'

const storePageTitle = 'Store Front'
const lookingFor = 'Looking for '

const categoryDescriptions: Record<Category, string> = {
  Seed: 'Chia, flax, egusi, sesame and other seeds',
  Petals: 'Hibiscus, rose, chamomile and other dried flowers',
  Herbs: 'Scent leaf, neem, rosemary and other dried herbs',
  Spice: 'Cloves, cinnamon, ginger, uda and other whole spices',
  Butter: 'Shea, cocoa, mango and other butters',
  Soap: 'Black soap, castile soap and soap bases',
  Powder: 'Leaf, root and fruit powders, and cosmetic clays',
  Oil: 'Carrier and essential oils, from coconut to rosehip',
  Others: 'Raw honey, beeswax, fragrances and glycerine',
}

/** The words for the products of a category after 'no' and after 'all', such as 'no soap' and 'all soaps'. */
const categoryNouns: Record<Category, readonly [afterNo: string, afterAll: string]> = {
  Seed: ['seeds', 'seeds'],
  Petals: ['petals', 'petals'],
  Herbs: ['herbs', 'herbs'],
  Spice: ['spices', 'spices'],
  Butter: ['butter', 'butters'],
  Soap: ['soap', 'soaps'],
  Powder: ['powder', 'powders'],
  Oil: ['oil', 'oils'],
  Others: ['other products', 'other products'],
}

const gradeDescriptions: Record<Grade, string> = {
  skin: 'Butters, oils, clays, petals and soaps of skin care grade',
  food: 'Seeds, spices, herbs, powders and oils of food grade',
}

export const productsMessages = {
  storePageTitle,
  storePageDescription: `Oils, butters, seeds, petals, herbs, spices, soaps and powders from ${businessDetails.name} in Lagos. Search by name, or browse by category and grade.`,
  categoryDescriptions,
  gradeDescriptions,
  formatListTitle: (name: string) => `${name} | ${storePageTitle} | ${businessDetails.name}`,
  /** The description of the product list for one category or grade; `products` says what is in it. */
  formatListDescription: (products: string) =>
    `${products}, from ${businessDetails.name} in Lagos. Browse the list and send your request.`,
  storeTitle: 'VIEW ALL PRODUCTS',
  storeLead: 'Choose what you need, then send us your list.',
  storeControlsPurpose: 'To search, to choose a category and to keep an order list',
  searchProducts: 'Search Products',
  categoryLabel: 'Category',
  gradeLabel: 'Grade',
  sortByName: 'A to Z',
  loadingProducts: 'Loading the products',
  productsNotLoadedTitle: "We couldn't load the products",
  productsNotLoadedOnline:
    "The connection was lost. We've kept your search and your order list. Check your connection, then try again.",
  productsNotLoadedOffline:
    "You're offline. We've kept your search and your order list on this device. The products will load as soon as you're back online.",
  tryAgain: 'Try again',
  moreProducts: 'More Products',
  endOfProducts: 'The End',
  noMoreProducts: 'Sorry, No More Product to Display',
  allProducts: 'All Products',
  browseByUse: 'Browse by Use',
  noItemsFound: 'NO ITEMS FOUND, ',
  requestProducts: 'Request Product(s)',
  noItemsHint:
    "Try fewer letters, another category or both grades. Or tell us what you need, and we'll look for it.",
  /** Stands before the words of a filter. */
  lookingFor,
  formatLookingFor: ({ search, ...narrowing }: ProductFilter) => {
    const words = [search.trim(), formatNarrowing(narrowing)].filter(Boolean).join(', ')
    return words === '' ? 'Looking through all products…' : `${lookingFor}${words}…`
  },
  searchTermsMissing:
    "We couldn't load botanical and local names just now, so we searched our product names only. Search again to retry.",
  similarName: 'similar name',
  relatedUse: 'related use',
  didYouMean: 'Did you mean',
  relatedProducts: 'These may be what you need',
  formatResultCount: (visible: number, total: number): string =>
    visible < total ? `Showing ${visible} of ${countProducts(total)}` : `Showing ${countProducts(total)}`,
  formatNoResults,
  /** The link from a category that has no product of the chosen grade to the whole category. */
  formatShowAll: (category: ProductFilter['category']) =>
    `Show all ${category === 'All' ? 'products' : categoryNouns[category][1]}`,
  formatSuggestionCount: (filter: ProductFilter, count: number, isOutsideFilter: boolean): string => {
    const similar = `${count} similar ${count === 1 ? 'product' : 'products'}`
    return `${formatNoResults(filter)} Showing ${similar}${isOutsideFilter ? ' from the rest of the shop' : ''}.`
  },
  formatOutsideFilterHeading: (filter: ProductFilter) =>
    `Not in ${formatNarrowing(filter)}, but these come close`,
  formatOtherName: (otherName: string, name: string) => `${otherName}: ${name}`,
  formatReasonInCategory: (reason: string, category: string) => `${reason}, in ${category}`,
}

function formatNoResults(filter: ProductFilter): string {
  if (filter.search.trim() === '') return formatNothingOfKind(filter)
  const narrowed = formatNarrowing(filter)
  return narrowed === '' ? 'No products by that name.' : `No products by that name in ${narrowed}.`
}

/** Formats 'We have no food-grade soap.' */
function formatNothingOfKind({ category, grade }: ProductFilter): string {
  const kind =
    grade === 'All' ? '' : `${catalogueMessages.gradeNames[grade].toLowerCase().replaceAll(' ', '-')} `
  return `We have no ${kind}${category === 'All' ? 'products' : categoryNouns[category][0]}.`
}

function formatNarrowing({ category, grade }: Omit<ProductFilter, 'search'>): string {
  return [
    ...(category === 'All' ? [] : [category]),
    ...(grade === 'All' ? [] : [catalogueMessages.gradeNames[grade].toLowerCase()]),
  ].join(', ')
}

function countProducts(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'}`
}
