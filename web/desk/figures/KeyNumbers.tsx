import type { Counters } from '../../../domain/figures/counters'
import { formatMinutes } from '../../../domain/figures/formatFigures'
import { summarizeReplies } from '../../../domain/figures/replySummary'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import desk from '../ui/desk.module.css'
import styles from './KeyNumbers.module.css'

/** The totals of the shown days. */
export function KeyNumbers({ total }: { total: Counters }) {
  const { received, answered, late, medianMinutes, p90Minutes } = summarizeReplies(total)
  const numbers = {
    Received: received,
    Answered: answered,
    Late: late,
    medianLabel: formatMinutes(medianMinutes),
    p90Label: formatMinutes(p90Minutes),
  }
  return (
    <section className={styles.section} aria-label={deskFiguresMessages.totalsLabel}>
      <dl className={styles.list}>
        {Object.entries(numbers).map(([name, value]) => (
          <div className={styles.number} key={name}>
            <dt className={desk.hint}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.remark}>{deskFiguresMessages.percentilesNote}</p>
    </section>
  )
}
