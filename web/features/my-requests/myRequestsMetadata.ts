import { business } from '../../domain/site/business'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const myRequestsMetadata: PageMetadata = {
  title: 'My Requests',
  description: `What you sent ${business.name}, and where it stands.`,
}
