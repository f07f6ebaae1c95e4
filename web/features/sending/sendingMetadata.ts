import { routePaths } from '../../../domain/site/routePaths'
import { sendingMessages } from '../../../domain/messages/sending'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const contactPageMetadata: PageMetadata = {
  canonicalPath: routePaths.contact,
  title: sendingMessages.contactPageTitle,
  description: sendingMessages.contactPageDescription,
}

export const requestFormPageMetadata: PageMetadata = {
  canonicalPath: routePaths.request,
  title: sendingMessages.requestPageTitle,
  description: sendingMessages.requestPageDescription,
}
