import { getServerClockOffsetMs } from '../../browser/serverClock'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { formatDeskReplyClock } from '../../domain/sent-items/formatReplyClock'
import { getReplyClock } from '../../domain/sent-items/replyClock'
import type { SentItem } from '../../domain/sent-items/sentItem'
import { formatReference } from '../../domain/sent-items/submissionId'
import styles from './OldestUnansweredSentItem.module.css'

// The time until a reply is due is displayed in whole minutes, so more frequent refreshes are not needed.
const refreshIntervalMs = 15_000

/** Shows the sent item whose reply is due first: its sender, its reference and the due time. */
export function OldestUnansweredSentItem({
  sentItem: { id, sender, subject, createdAt },
}: {
  sentItem: SentItem
}) {
  const now = useCurrentTime(refreshIntervalMs, getServerClockOffsetMs)
  const clock = getReplyClock(createdAt.getTime(), now)
  return (
    <div className={styles.item}>
      <p className={styles.label}>Longest waiting</p>
      <p className={styles.sender}>
        <strong className={styles.name}>{sender.name || 'No name'}</strong>{' '}
        <span className={styles.reference}>{formatReference(id)}</span>
      </p>
      {subject ? <p className={styles.subject}>{subject}</p> : null}
      <p className={clock.state === 'late' ? styles.late : styles.due}>{formatDeskReplyClock(clock, now)}</p>
    </div>
  )
}
