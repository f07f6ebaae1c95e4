import { orderListPageMessages } from '../../../domain/messages/orderListPage'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const orderListPageMetadata: PageMetadata = {
  title: orderListPageMessages.confirmListTitle,
  description: orderListPageMessages.confirmListDescription,
}

/** The words of link previews, which people see where a list is shared. */
export const sharedListPreview: PageMetadata = {
  title: orderListPageMessages.sharedListTitle,
  description: orderListPageMessages.sharedListDescription,
}
