import { routePaths } from '../../../domain/site/routePaths'
import {
  contactPageDescription,
  contactPageTitle,
  requestPageDescription,
  requestPageTitle,
} from '../../../domain/messages/forms'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const contactPageMetadata: PageMetadata = {
  canonicalPath: routePaths.contact,
  title: contactPageTitle,
  description: contactPageDescription,
}

export const requestFormPageMetadata: PageMetadata = {
  canonicalPath: routePaths.request,
  title: requestPageTitle,
  description: requestPageDescription,
}
