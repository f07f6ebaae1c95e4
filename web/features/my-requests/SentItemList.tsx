import type { SentItemsSnapshot } from '../../data/live/useSentItems'
import { maxDocumentsPerQuery } from '../../../domain/sent-items/sentItemLimits'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { SentItemCard } from '../../ui/sent-items/SentItemCard'
import { SentItemActions } from './SentItemActions'
import { SentItemStatus } from './SentItemStatus'
import styles from './SentItemList.module.css'

type Props = { snapshot: SentItemsSnapshot; label: string; level: 2 | 3 }

/** All requests and enquiries of a sender, newest first, with a note if the list is outdated or incomplete. */
export function SentItemList({ snapshot, label, level }: Props) {
  const { sentItems, unreadable, isCurrent, isFull } = snapshot
  return (
    <>
      {isCurrent ? null : (
        <p className={styles.remark} role="status">
          {myRequestsMessages.staleListNote}
        </p>
      )}
      <ul className={styles.list} aria-label={label}>
        {sentItems.map((sentItem) => (
          <li key={sentItem.id}>
            <SentItemCard sentItem={sentItem} level={level}>
              <SentItemStatus sentItem={sentItem} />
              <SentItemActions sentItem={sentItem} />
            </SentItemCard>
          </li>
        ))}
      </ul>
      {unreadable.length > 0 ? (
        <p className={styles.remark}>{myRequestsMessages.formatUnreadableItems(unreadable.length)}</p>
      ) : null}
      {isFull ? (
        <p className={styles.remark}>{myRequestsMessages.formatFullListNote(maxDocumentsPerQuery.sender)}</p>
      ) : null}
    </>
  )
}

export function isEmptySnapshot({ sentItems, unreadable }: SentItemsSnapshot): boolean {
  return sentItems.length + unreadable.length === 0
}
