import type { Category, ProductFacts, Unit } from '../catalogue/product'
import { businessDetails } from '../site/businessDetails'
import { uiMessages } from './ui'

const productFactLabels: Record<keyof ProductFacts, string> = {
  botanical: 'Botanical Name',
  inci: 'On Cosmetic Labels (INCI)',
  whereItGrows: 'Where It Grows',
  origin: 'Origin',
  process: 'How It Is Made',
  storage: 'Storage',
  allergens: 'Allergens',
}

export const productMessages = {
  productTrail: 'Product Details > ',
  productFieldNames: {
    name: 'Name',
    category: 'Category',
    soldBy: 'Sold By',
    grade: 'Grade',
    alsoKnownAs: 'Also Known As',
    description: 'Description',
    benefits: 'Benefits',
  } as const,
  factsTitle: 'What we know about it',
  productFactLabels,
  formatSoldBy: (unit: Unit) => `By the ${unit}`,
  soldOutText: `${uiMessages.outOfStock}. Add it to your list and we will tell you when it is back.`,
  formatUnitPrefix: (unit: Unit) => `per ${unit}`,
  backToProducts: 'Back to Products',
  makeEnquiry: 'Make Enquiry',
  shareProduct: 'Share',
  deliveryLink: 'Where do you deliver, and how do I pay?',
  formatShareTitle: (name: string) => `${name} from ${businessDetails.name}`,
  productLinkCopied: 'Link copied. Paste it into a message to share this product.',
  productLinkLabel: 'Link to this product',
  usesTitle: 'Good for',
  relatedProductsTitle: 'You may also like',
  formatNeighboursLabel: (category: Category) => `More in ${category}`,
  formatPrevious: (category: Category) => `Previous in ${category}`,
  formatNext: (category: Category) => `Next in ${category}`,
  loadingProduct: 'Loading the product',
  productNotLoadedTitle: "We couldn't load this product",
  productNotLoadedOnline:
    "The connection was lost. We've kept your order list. Check your connection, then try again.",
  productNotLoadedOffline:
    "You're offline. You can still browse the list of products, and we've kept your order list on this device. This product will load as soon as you're back online.",
  tryAgain: 'Try again',
  productNotFoundTitle: 'Product Not Found',
  productNotFoundText:
    "There's no product at this address. It may be mistyped, or we may have stopped selling the product.",
  /** The name is unknown if no build has had the product. */
  formatGoneTitle: (name: string | undefined) => (name ? `${name}: No Longer Sold` : 'No Longer Sold'),
  productGoneText:
    "We've stopped selling this product. Look at what else we have, or ask us for it: we may know where to find it.",
  requestProducts: 'Request Product(s)',
  productNotFoundPageTitle: `Product Not Found | ${businessDetails.name}`,
  productNotFoundPageDescription: `This product is not in the catalogue of ${businessDetails.name}.`,
  productNotLoadedPageTitle: `We couldn't load this product | ${businessDetails.name}`,
  productNotLoadedPageDescription: `A product of ${businessDetails.name} that could not be shown.`,
}
