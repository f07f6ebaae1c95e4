import { useRef } from 'react'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { ItemPane } from '../item/ItemPane'
import { BackToInbox } from './BackToInbox'
import { ListPane } from './ListPane'
import { NoItemOpen } from './NoItemOpen'
import { useItemFocus } from './useItemFocus'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import styles from './InboxScreen.module.css'

/** The inbox and the item that is open: beside each other on a wide screen, else one of them. */
export function InboxScreen({ openItem }: { openItem: SentItemKey | null }) {
  useDeskPageMetadata(deskInboxMessages.inboxTitle)
  const itemPane = useRef<HTMLElement>(null)
  useItemFocus(openItem?.id ?? null, itemPane)
  return (
    <div className={styles.screen} data-has-open-item={openItem !== null}>
      <section className={styles.list} aria-labelledby="inbox-title">
        <ListPane />
      </section>
      <section className={styles.item} aria-label={deskInboxMessages.itemLabel} tabIndex={-1} ref={itemPane}>
        {openItem ? (
          <>
            <BackToInbox />
            <ItemPane key={openItem.id} itemKey={openItem} />
          </>
        ) : (
          <NoItemOpen />
        )}
      </section>
    </div>
  )
}
