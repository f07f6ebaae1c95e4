import { businessDetails } from '../../../domain/site/businessDetails'
import { routePaths } from '../../../domain/site/routePaths'
import type { PageMetadata } from '../../../ui/usePageMetadata'

export const privacyPageMetadata: PageMetadata = {
  title: 'Privacy',
  description: `What ${businessDetails.name} keeps about you, why and for how long, and how to have it deleted.`,
  canonicalPath: routePaths.privacy,
}
