import { businessDetails } from '../site/businessDetails'

/** The link to the page with all products. */
export const allProductsLink = 'All Products'

/** The link to what the visitor has sent. */
export const myRequestsLink = 'My Requests'

/** The link to the privacy page. */
export const privacyLink = 'Privacy'

/** The accessible name of the first icon, which links to the home page. */
export const facebookHomeLabel = 'facebook, to the home page'

/** The accessible name of the second icon, which links to the home page. */
export const instagramHomeLabel = 'instagram, to the home page'

/** The title above the opening hours. */
export const businessHours = 'Business Hours'

/** The title above the map. */
export const findUs = 'Find Us'

/** The last line of each page. */
export const copyright = `© ${businessDetails.foundedYear} ${businessDetails.name}`
