import { routePaths } from '../../../../domain/site/routePaths'
import { privacyMessages } from '../../../../domain/messages/privacy'
import type { PageMetadata } from '../../../ui/usePageMetadata'

export const privacyPageMetadata: PageMetadata = {
  title: privacyMessages.privacyTitle,
  description: privacyMessages.privacyDescription,
  canonicalPath: routePaths.privacy,
}
