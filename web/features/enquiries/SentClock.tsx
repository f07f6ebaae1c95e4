import { replyClock } from '../../domain/replyClock'
import { replyWords } from '../../domain/replyWords'
import styles from './SentClock.module.css'
import { useNow } from './useNow'

type Props = { createdAt: number; aheadMs: number }

const minuteMs = 60_000

/** When the reply is due, by the server's clock, and how long that still is. */
export function SentClock({ createdAt, aheadMs }: Props) {
  const now = useNow() + aheadMs
  const clock = replyClock(createdAt, now)
  return (
    <div className={clock.state === 'late' ? styles.late : styles.clock}>
      <p className={styles.due}>{replyWords(clock, now)}</p>
      <p className={styles.note}>{noteOn(clock.state, Math.ceil((clock.due - now) / minuteMs))}</p>
    </div>
  )
}

function noteOn(state: ReturnType<typeof replyClock>['state'], minutes: number): string {
  if (state === 'late') return 'Ask us on WhatsApp: your reference is in the message.'
  const left = minutes === 1 ? 'a minute left' : `${minutes} minutes left`
  return state === 'runs' && minutes <= 45
    ? `Lagos time, ${left}`
    : 'Lagos time: we reply within 45 minutes of business hours'
}
