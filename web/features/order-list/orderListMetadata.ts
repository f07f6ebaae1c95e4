import { confirmListDescription, confirmListTitle } from '../../../domain/messages/confirmList'
import { sharedListDescription, sharedListTitle } from '../../../domain/messages/sharedList'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const orderListPageMetadata: PageMetadata = {
  title: confirmListTitle,
  description: confirmListDescription,
}

/** The words of link previews, which people see where a list is shared. */
export const sharedListPreview: PageMetadata = {
  title: sharedListTitle,
  description: sharedListDescription,
}
