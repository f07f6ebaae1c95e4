import { useCurrentTime } from '../../browser/useCurrentTime'
import { formatEarlierSubmission } from './formatEarlierSubmission'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { routePaths } from '../../../domain/site/routePaths'
import { sendingMessages } from '../../../domain/messages/sending'
import { Link } from '../../ui/Link'
import styles from './OutboxList.module.css'

const minuteMs = 60_000

/** A line above a form about what the visitor sent with it earlier, so that nobody takes the one for the other. */
export function EarlierItemNote({ item: { outgoing, standing } }: { item: OutboxItem }) {
  const now = useCurrentTime(minuteMs)
  if (standing.is !== 'sent') return null
  return (
    <p className={styles.earlier}>
      {formatEarlierSubmission(outgoing, standing.createdAt, now + standing.aheadMs)}
      <Link className={styles.link} to={routePaths.myRequests}>
        {sendingMessages.seeInMyRequests}
      </Link>
    </p>
  )
}
