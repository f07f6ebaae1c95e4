import { businessDetails } from '../../domain/site/businessDetails'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const orderListPageMetadata: PageMetadata = {
  title: 'Confirm List',
  description: `The products that you would like from ${businessDetails.name}, and how much of each.`,
}

/** The words of link previews, which people see where a list is shared. */
export const sharedListPreview: PageMetadata = {
  title: `An order list for ${businessDetails.name}`,
  description:
    'Open it to see the products and quantities, take a copy as your own list, change it, and send it as a request.',
}
