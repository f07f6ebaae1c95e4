import { myRequestsMessages } from '../../../domain/messages/myRequests'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const myRequestsPageMetadata: PageMetadata = {
  title: myRequestsMessages.myRequestsTitle,
  description: myRequestsMessages.myRequestsDescription,
}
