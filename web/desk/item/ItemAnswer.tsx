import { formatAnswer } from '../../domain/sent-items/formatAnswer'
import { formatLagosDate } from '../../domain/sent-items/lagosTime'
import type { SentItem } from '../../domain/sent-items/sentItem'
import styles from './ItemAnswer.module.css'

type Props = { sentItem: SentItem; now: number }

/** Who answered an item, how, when, and with which text, if the desk has it. */
export function ItemAnswer({ sentItem, now }: Props) {
  const { status, answer, updatedAt } = sentItem
  return (
    <section className={styles.answer} aria-label="Answer">
      <p className={styles.sentence}>
        {formatAnswer(sentItem, now)}
        {status === 'closed' && updatedAt ? `, closed on ${formatLagosDate(updatedAt.getTime())}` : null}
      </p>
      {answer?.text === undefined ? null : (
        <blockquote className={styles.text} dir="auto">
          {answer.text}
        </blockquote>
      )}
    </section>
  )
}
