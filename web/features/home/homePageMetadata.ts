import { homeMessages } from '../../../domain/messages/home'
import { businessDetails } from '../../../domain/site/businessDetails'
import { routePaths } from '../../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const homePageMetadata: PageMetadata = {
  canonicalPath: routePaths.home,
  title: businessDetails.name,
  description: homeMessages.homeDescription,
}
