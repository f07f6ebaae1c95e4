import type { SentItemKey } from '../../domain/sent-items/sentItem'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'
import { ItemPane } from '../item/ItemPane'
import { UnansweredSentItemsOverview } from './UnansweredSentItemsOverview'

/** The inbox, and the item that is open beside it. */
export function InboxScreen({ openItem }: { openItem: SentItemKey | null }) {
  usePageMetadata(createDeskPageMetadata('Inbox'))
  return (
    <>
      <UnansweredSentItemsOverview />
      {openItem ? <ItemPane key={openItem.id} itemKey={openItem} /> : null}
    </>
  )
}
