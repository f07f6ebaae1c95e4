import { useIsHydrated } from '../../browser/useIsHydrated'
import { getServerClockOffsetMs } from '../../browser/serverClock'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { useVisibleShop } from '../../data/ShopServices'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { formatOpeningNotice } from '../../../domain/sent-items/formatOpeningNotice'
import { sendingMessages } from '../../../domain/messages/sending'
import { routePaths } from '../../../domain/site/routePaths'
import { Link } from '../../ui/Link'
import { formatEarlierSubmission } from './formatEarlierSubmission'
import styles from './FormPage.module.css'

const minuteMs = 60_000

type Props = { text: string; earlierItem: OutboxItem | undefined }

/**
 * The lead of a form; while the shop is closed, when it opens; after an earlier submission, a line about that, so that nobody
 * takes the one for the other. Its room is reserved, because only the browser knows which.
 */
export function FormLead({ text, earlierItem }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <span className={styles.lead}>
      {earlierItem ? <EarlierItem item={earlierItem} /> : isHydrated ? <CurrentLead text={text} /> : text}
    </span>
  )
}

function CurrentLead({ text }: { text: string }) {
  const now = useCurrentTime(minuteMs, getServerClockOffsetMs)
  const { calendar } = useVisibleShop()
  return <span>{formatOpeningNotice(now, calendar) ?? text}</span>
}

function EarlierItem({ item: { submission, delivery } }: { item: OutboxItem }) {
  const now = useCurrentTime(minuteMs, getServerClockOffsetMs)
  const { calendar } = useVisibleShop()
  if (delivery.is !== 'sent') return null
  return (
    <span className={styles.earlier}>
      <span>{formatEarlierSubmission(submission, delivery.createdAt, now, calendar)}</span>{' '}
      <Link className={styles.link} to={routePaths.myRequests}>
        {sendingMessages.seeInMyRequests}
      </Link>
    </span>
  )
}
