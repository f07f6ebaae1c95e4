import { businessDetails, formatOpeningHours } from '../../domain/site/businessDetails'
import styles from './OpeningHours.module.css'

export function OpeningHours() {
  return (
    <dl className={styles.hours}>
      {businessDetails.hours.map((hours) => (
        <div className={styles.day} key={hours.days}>
          <dt>{hours.days}</dt>
          <dd>{formatOpeningHours(hours)}</dd>
        </div>
      ))}
    </dl>
  )
}
