import type { Category, ProductFacts, Unit } from '../catalogue/product'
import { businessDetails } from '../site/businessDetails'

/** The start of the heading; the product's name follows. */
export const productTrail = 'Product Details > '

/** The names of the product's fields. */
export const productFieldNames = {
  name: 'Name',
  category: 'Category',
  soldBy: 'Sold By',
  grade: 'Grade',
  alsoKnownAs: 'Also Known As',
  description: 'Description',
  benefits: 'Benefits',
} as const

/** The names of the facts that not every product has. */
export const productFactLabels: Record<keyof ProductFacts, string> = {
  origin: 'Origin',
  inci: 'Botanical (INCI) Name',
  storage: 'Storage',
  allergens: 'Allergens',
}

/** What one of a product's quantity is, as the value of 'Sold By': 'By the kg'. */
export function formatSoldBy(unit: Unit): string {
  return `By the ${unit}`
}

/** The unit beside the button that adds the product: 'per kg'. */
export function formatUnitPrefix(unit: Unit): string {
  return `per ${unit}`
}

/** The link to the list that the visitor came from. */
export const backToProducts = 'Back to Products'

/** The link to the contact form with the product filled in. */
export const makeEnquiry = 'Make Enquiry'

/** The button that shares the page. */
export const shareProduct = 'Share'

/** The title of the shared link. */
export function formatShareTitle(name: string): string {
  return `${name} from ${businessDetails.name}`
}

/** The message after the link was copied. */
export const productLinkCopied = 'Link copied. Paste it into a message to share this product.'

/** The label of the field with the link, where the browser neither shares nor copies it. */
export const productLinkLabel = 'Link to this product'

/** The title above the products that go with this one. */
export const relatedProductsTitle = 'You may also like'

/** The accessible name of the links to the products before and after this one. */
export function formatNeighboursLabel(category: Category): string {
  return `More in ${category}`
}

/** The words above the name of the product before this one. */
export function formatPrevious(category: Category): string {
  return `Previous in ${category}`
}

/** The words above the name of the product after this one. */
export function formatNext(category: Category): string {
  return `Next in ${category}`
}

/** Shown while the product loads. */
export const loadingProduct = 'Loading the product'

/** The title of the notice when a product does not load. */
export const productNotLoadedTitle = "We couldn't load this product"

/** The notice when a product does not load on a device that is online. */
export const productNotLoadedOnline =
  "The connection was lost. We've kept your order list. Check your connection, then try again."

/** The notice when a product does not load on a device that is offline. */
export const productNotLoadedOffline =
  "You're offline. You can still browse the list of products, and we've kept your order list on this device. This product will load as soon as you're back online."

/** The button that loads the product again. */
export const tryAgain = 'Try again'

/** The title of the notice for an unknown product. */
export const productNotFoundTitle = 'Product Not Found'

/** The notice for an unknown product. */
export const productNotFoundText =
  "There's no product at this address. It may be mistyped, or we may have stopped selling the product."

/** The title of the notice for a product that is no longer sold. */
export const productGoneTitle = 'No Longer Sold'

/** The notice for a product that is no longer sold. */
export const productGoneText =
  "We've stopped selling this product. Look at what else we have, or ask us for it: we may know where to find it."

/** The link to the request form, for a product that is not in the catalogue. */
export const requestProducts = 'Request Product(s)'
