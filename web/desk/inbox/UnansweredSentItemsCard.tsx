import { useId } from 'react'
import type { SentItemsSnapshot } from '../../data/useSentItems'
import { formatReference } from '../../domain/sent-items/submissionId'
import { countUnansweredSentItems, formatUnansweredSentItemCount } from './countUnansweredSentItems'
import { OldestUnansweredSentItem } from './OldestUnansweredSentItem'
import styles from './UnansweredSentItemsCard.module.css'

type Props = {
  title: string
  noun: readonly [singular: string, plural: string]
  snapshot: SentItemsSnapshot
}

/** Shows how many requests, or how many enquiries, wait for a reply. */
export function UnansweredSentItemsCard({ title, noun: [singular, plural], snapshot }: Props) {
  const titleId = useId()
  const waiting = countUnansweredSentItems(snapshot)
  const [oldestItem] = snapshot.sentItems
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <p className={styles.count} aria-live="polite">
        <strong className={waiting.isFull ? styles.words : styles.number}>
          {formatUnansweredSentItemCount(waiting)}
        </strong>{' '}
        <span>{waiting.count === 1 ? `${singular} waiting` : `${plural} waiting`}</span>
      </p>
      {oldestItem ? <OldestUnansweredSentItem sentItem={oldestItem} /> : null}
      {waiting.count === 0 ? <p className={styles.remark}>All are answered.</p> : null}
      {snapshot.unreadable.length > 0 ? (
        <p className={styles.remark}>
          Cannot be shown here: {snapshot.unreadable.map(({ id }) => formatReference(id)).join(', ')}
        </p>
      ) : null}
    </article>
  )
}
