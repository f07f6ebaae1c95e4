import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import styles from './NoItems.module.css'

/** Nothing matches: what the shop does not list it may still find for you. */
export function NoItems({ isWithoutNames }: { isWithoutNames: boolean }) {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>
        NO ITEMS FOUND, <Link to={paths.request}>Request Product(s)</Link>
      </h2>
      <p>Try fewer letters or another category, or tell us what you need and we will look for it.</p>
      {isWithoutNames ? (
        <p className={styles.aside}>
          Botanical, Yoruba, Hausa and Igbo names could not be fetched just now, so only names on our labels
          were compared. Your next search tries again.
        </p>
      ) : null}
    </div>
  )
}
