import type { SentItemsSnapshot } from '../../data/useSentItems'
import { maxDocumentsPerQuery } from '../../domain/sent-items/sentItemLimits'
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
          No connection just now: this is how it stood when there was one. It goes on by itself.
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
        <p className={styles.remark}>{formatUnreadableCount(unreadable.length)}</p>
      ) : null}
      {isFull ? (
        <p className={styles.remark}>
          The newest {maxDocumentsPerQuery.sender} of each kind are shown; we have the older ones, too.
        </p>
      ) : null}
    </>
  )
}

function formatUnreadableCount(count: number): string {
  const subject = count === 1 ? 'One thing that you sent' : `${count} things that you sent`
  return `${subject} cannot be shown on this page. We have it all the same: ask us on WhatsApp.`
}
