import { businessDetails } from '../site/businessDetails'

/** The title of the page for unknown addresses. */
export const notFoundTitle = 'Page Not Found'

/** The description of the page for unknown addresses. */
export const notFoundDescription = `There is no page of ${businessDetails.name} at this address.`

/** What the page for unknown addresses says. */
export const notFoundText =
  "We couldn't find this page. It may have moved, or the address may have a typo. Start again from our products or the home page."

/** The button to the product list. */
export const visitProducts = 'Visit Products'

/** The button to the home page. */
export const home = 'Home'
