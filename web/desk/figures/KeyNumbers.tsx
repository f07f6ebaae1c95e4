import type { Counters } from '../../domain/figures/counters'
import { formatMinutes } from '../../domain/figures/formatFigures'
import { summarizeReplies } from '../../domain/figures/replySummary'
import styles from './KeyNumbers.module.css'

/** The totals of the shown days. */
export function KeyNumbers({ total }: { total: Counters }) {
  const { received, answered, late, medianMinutes, p90Minutes } = summarizeReplies(total)
  const numbers = {
    Received: received,
    Answered: answered,
    Late: late,
    'Median answer time': formatMinutes(medianMinutes),
    '90th percentile': formatMinutes(p90Minutes),
  }
  return (
    <section className={styles.section} aria-label="Totals">
      <dl className={styles.list}>
        {Object.entries(numbers).map(([name, value]) => (
          <div className={styles.number} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.remark}>
        Half of all answers took no longer than the median, nine of ten no longer than the 90th percentile.
        Only minutes of business hours count.
      </p>
    </section>
  )
}
