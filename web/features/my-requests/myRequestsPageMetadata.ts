import { businessDetails } from '../../domain/site/businessDetails'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const myRequestsPageMetadata: PageMetadata = {
  title: 'My Requests',
  description: `What you sent ${businessDetails.name}, and where it stands.`,
}
