import { useId } from 'react'
import type { SentItemsSnapshot } from '../../data/useSentItems'
import { formatReference } from '../../domain/sent-items/submissionId'
import { countWaiting, formatWaitingCount } from './countWaiting'
import { LongestWaiting } from './LongestWaiting'
import styles from './WaitingCard.module.css'

type Props = {
  title: string
  noun: readonly [singular: string, plural: string]
  snapshot: SentItemsSnapshot
}

/** How many items of one kind wait for a reply. */
export function WaitingCard({ title, noun: [singular, plural], snapshot }: Props) {
  const titleId = useId()
  const waiting = countWaiting(snapshot)
  const [oldestItem] = snapshot.sentItems
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <p className={styles.count} aria-live="polite">
        <strong className={waiting.isFull ? styles.words : styles.number}>
          {formatWaitingCount(waiting)}
        </strong>{' '}
        <span>{waiting.count === 1 ? `${singular} waiting` : `${plural} waiting`}</span>
      </p>
      {oldestItem ? <LongestWaiting sentItem={oldestItem} /> : null}
      {waiting.count === 0 ? <p className={styles.remark}>All are answered.</p> : null}
      {snapshot.unreadable.length > 0 ? (
        <p className={styles.remark}>
          Cannot be shown here: {snapshot.unreadable.map(({ id }) => formatReference(id)).join(', ')}
        </p>
      ) : null}
    </article>
  )
}
