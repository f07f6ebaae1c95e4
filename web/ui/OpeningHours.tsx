import { business, hoursText } from '../domain/business'
import styles from './OpeningHours.module.css'

/** When the business is open, a line for each stretch of the week. */
export function OpeningHours() {
  return (
    <dl className={styles.hours}>
      {business.hours.map((hours) => (
        <div className={styles.day} key={hours.days}>
          <dt>{hours.days}</dt>
          <dd>{hoursText(hours)}</dd>
        </div>
      ))}
    </dl>
  )
}
