import { getServerClockOffsetMs } from '../../browser/serverClock'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { formatReplyClock } from '../../../domain/sent-items/formatReplyClock'
import { getItemClock, type WaitingItem } from '../../../domain/sent-items/itemClock'
import { useVisibleShop } from '../../data/ShopServices'
import { describeSentItemStatus, type SentItemStatusFields } from './describeSentItemStatus'
import styles from './SentItemStatus.module.css'

// The time until the reply is displayed in whole minutes, so a refresh every 15 seconds is enough.
const refreshIntervalMs = 15_000

/** The status with the due time of the reply, or the reply itself. Screen readers announce a changed status. */
export function SentItemStatus({ sentItem }: { sentItem: SentItemStatusFields & WaitingItem }) {
  const now = useCurrentTime(refreshIntervalMs, getServerClockOffsetMs)
  const { badgeVariant, badge, sentence } = describeSentItemStatus(sentItem, now)
  const replyText = sentItem.answer?.text
  return (
    <>
      <div className={styles.status} aria-live="polite">
        <p className={styles[badgeVariant]}>{badge}</p>
        <p>{sentence}</p>
        {replyText ? <blockquote className={styles.answer}>{replyText}</blockquote> : null}
      </div>
      {sentItem.status === 'new' ? <ReplyDueText sentItem={sentItem} now={now} /> : null}
    </>
  )
}

function ReplyDueText({ sentItem, now }: { sentItem: WaitingItem; now: number }) {
  const { calendar } = useVisibleShop()
  const clock = getItemClock(sentItem, now, calendar)
  return <p className={clock.state === 'late' ? styles.late : styles.due}>{formatReplyClock(clock, now)}</p>
}
