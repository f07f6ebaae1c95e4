import { businessDetails } from '../site/businessDetails'

/** The page title for an unknown product. */
export const productNotFoundPageTitle = `Product Not Found | ${businessDetails.name}`

/** The description for an unknown product. */
export const productNotFoundPageDescription = `This product is not in the catalogue of ${businessDetails.name}.`

/** The page title when a product does not load. */
export const productNotLoadedPageTitle = `We couldn't load this product | ${businessDetails.name}`

/** The description when a product does not load. */
export const productNotLoadedPageDescription = `A product of ${businessDetails.name} that could not be shown.`
