import { myRequestsDescription, myRequestsTitle } from '../../../domain/messages/myRequests'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const myRequestsPageMetadata: PageMetadata = {
  title: myRequestsTitle,
  description: myRequestsDescription,
}
