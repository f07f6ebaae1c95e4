import { businessDetails } from '../site/businessDetails'

export const notFoundMessages = {
  notFoundTitle: 'Page Not Found',
  notFoundDescription: `There is no page of ${businessDetails.name} at this address.`,
  notFoundText:
    "We couldn't find this page. It may have moved, or the address may have a typo. Start again from our products or the home page.",
  visitProducts: 'Visit Products',
  home: 'Home',
}
