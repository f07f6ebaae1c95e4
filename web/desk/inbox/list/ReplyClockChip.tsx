import { describeDeskReplyClock } from '../../../../domain/sent-items/deskReplyClock'
import styles from './Chip.module.css'

type Props = { createdAt: Date; now: number }

/** How much time is left for the reply to an item: in words, and in green, amber or red. */
export function ReplyClockChip({ createdAt, now }: Props) {
  const { urgency, text } = describeDeskReplyClock(createdAt.getTime(), now)
  return <span className={styles[urgency]}>{text}</span>
}
