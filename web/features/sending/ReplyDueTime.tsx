import { getReplyClock } from '../../../domain/sent-items/replyClock'
import { formatReplyClock } from '../../../domain/sent-items/formatReplyClock'
import { outboxMessages } from '../../../domain/messages/outbox'
import styles from './ReplyDueTime.module.css'
import { useCurrentTime } from '../../browser/useCurrentTime'

type Props = { createdAt: number; clockOffsetMs: number }

const minuteMs = 60_000

/** Shows when the reply is due and how much time is left, based on the server's clock. */
export function ReplyDueTime({ createdAt, clockOffsetMs }: Props) {
  const now = useCurrentTime(1000) + clockOffsetMs
  const clock = getReplyClock(createdAt, now)
  return (
    <div className={clock.state === 'late' ? styles.late : styles.clock}>
      <p className={styles.due}>{formatReplyClock(clock, now)}</p>
      <p className={styles.note}>{formatTimeLeft(clock.state, Math.ceil((clock.dueAt - now) / minuteMs))}</p>
    </div>
  )
}

function formatTimeLeft(state: ReturnType<typeof getReplyClock>['state'], minutes: number): string {
  if (state === 'late') return outboxMessages.lateHint
  const left = minutes === 1 ? outboxMessages.lastMinute : outboxMessages.formatMinutesLeft(minutes)
  return state === 'runs' && minutes <= 45
    ? outboxMessages.formatLagosTimeLeft(left)
    : outboxMessages.replyTimeHint
}
