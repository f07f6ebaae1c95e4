import { businessDetails } from '../site/businessDetails'
import type { Category, Grade } from '../catalogue/product'

/** The page title of the product list. */
export const storePageTitle = 'Store Front'

/** The description of the product list. */
export const storePageDescription = `Oils, butters, seeds, petals, herbs, spices, soaps and powders from ${businessDetails.name} in Lagos. Search by name, or browse by category and grade.`

/** What there is in each category. */
export const categoryDescriptions: Record<Category, string> = {
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

/** What there is in each grade. */
export const gradeDescriptions: Record<Grade, string> = {
  skin: 'Butters, oils, clays, petals and soaps of skin care grade',
  food: 'Seeds, spices, herbs, powders and oils of food grade',
}

/** The title of the product list for one category or grade. */
export function formatListTitle(name: string): string {
  return `${name} | ${storePageTitle} | ${businessDetails.name}`
}

/** The description of the product list for one category or grade; `products` says what is in it. */
export function formatListDescription(products: string): string {
  return `${products}, from ${businessDetails.name} in Lagos. Browse the list and send your request.`
}

/** The title of the product list. */
export const storeTitle = 'VIEW ALL PRODUCTS'

/** The sentence below the title. */
export const storeLead = 'Choose what you need, then send us your list.'

/** What needs JavaScript here; the notice for browsers without it continues the sentence. */
export const storeControlsPurpose = 'To search, to choose a category and to keep an order list'

/** The placeholder and accessible name of the search field. */
export const searchProducts = 'Search Products'

/** The accessible name of the category buttons. */
export const categoryLabel = 'Category'

/** The accessible name of the grade buttons. */
export const gradeLabel = 'Grade'

/** Shown while the product list loads. */
export const loadingProducts = 'Loading the products'

/** The title of the notice when the product list does not load. */
export const productsNotLoadedTitle = "We couldn't load the products"

/** The notice when the product list does not load on a device that is online. */
export const productsNotLoadedOnline =
  "The connection was lost. We've kept your search and your order list. Check your connection, then try again."

/** The notice when the product list does not load on a device that is offline. */
export const productsNotLoadedOffline =
  "You're offline. We've kept your search and your order list on this device. The products will load as soon as you're back online."

/** The button that loads the product list again. */
export const tryAgain = 'Try again'

/** The button that shows four more products. */
export const moreProducts = 'More Products'

/** The same button when all products are shown. */
export const endOfProducts = 'The End'

/** The message when that button is pressed all the same. */
export const noMoreProducts = 'Sorry, No More Product to Display'

/** The link to the page with all products. */
export const allProducts = 'All Products'

/** The title of the notice for a search without results; a link follows. */
export const noItemsFound = 'NO ITEMS FOUND, '

/** The link to the request form in that title. */
export const requestProducts = 'Request Product(s)'

/** What to try after a search without results. */
export const noItemsHint =
  "Try fewer letters, another category or both grades. Or tell us what you need, and we'll look for it."
