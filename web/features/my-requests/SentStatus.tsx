import { replyClock } from '../../domain/replyClock'
import { replyWords } from '../../domain/replyWords'
import type { Sent } from '../../domain/sentRecord'
import { statusWords } from './statusWords'
import { useNow } from './useNow'
import styles from './SentStatus.module.css'

/** Where it stands, said aloud when that changes; until it is answered with when that is due, then with the answer. */
export function SentStatus({ sent }: { sent: Sent }) {
  const { look, badge, sentence } = statusWords(sent)
  return (
    <>
      <div className={styles.status} aria-live="polite">
        <p className={styles[look]}>{badge}</p>
        <p>{sentence}</p>
        {sent.answer?.text ? <blockquote className={styles.answer}>{sent.answer.text}</blockquote> : null}
      </div>
      {sent.status === 'new' ? <DueWords at={sent.createdAt.getTime()} /> : null}
    </>
  )
}

function DueWords({ at }: { at: number }) {
  const now = useNow()
  const clock = replyClock(at, now)
  return <p className={clock.state === 'late' ? styles.late : styles.due}>{replyWords(clock, now)}</p>
}
