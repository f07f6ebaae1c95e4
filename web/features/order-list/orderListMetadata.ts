import { businessDetails } from '../../domain/site/businessDetails'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const orderListPageMetadata: PageMetadata = {
  title: 'Confirm List',
  description: `The products that you would like from ${businessDetails.name}, and how much of each.`,
}
