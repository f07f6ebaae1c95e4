import { deliveryMessages } from '../../../domain/messages/delivery'
import { routePaths } from '../../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const deliveryPageMetadata: PageMetadata = {
  title: deliveryMessages.title,
  description: deliveryMessages.description,
  canonicalPath: routePaths.delivery,
}
