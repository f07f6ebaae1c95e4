import { useCurrentTime } from '../../browser/useCurrentTime'
import { formatEarlierSubmission } from './formatEarlierSubmission'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { routePaths } from '../../../domain/site/routePaths'
import { seeInMyRequests } from '../../../domain/messages/forms'
import { Link } from '../../ui/Link'
import styles from './OutboxList.module.css'

const minuteMs = 60_000

/** A line above a form about what the visitor sent with it earlier, so that nobody takes the one for the other. */
export function EarlierItemNote({ item: { submission, delivery } }: { item: OutboxItem }) {
  const now = useCurrentTime(minuteMs)
  if (delivery.is !== 'sent') return null
  return (
    <p className={styles.earlier}>
      {formatEarlierSubmission(submission, delivery.createdAt, now + delivery.clockOffsetMs)}
      <Link className={styles.link} to={routePaths.myRequests}>
        {seeInMyRequests}
      </Link>
    </p>
  )
}
