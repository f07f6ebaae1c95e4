import { routePaths } from '../../../../domain/site/routePaths'
import { privacyDescription, privacyTitle } from '../../../../domain/messages/privacy'
import type { PageMetadata } from '../../../ui/usePageMetadata'

export const privacyPageMetadata: PageMetadata = {
  title: privacyTitle,
  description: privacyDescription,
  canonicalPath: routePaths.privacy,
}
