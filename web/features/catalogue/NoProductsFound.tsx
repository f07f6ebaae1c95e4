import { Link } from '../../ui/Link'
import { routePaths } from '../../domain/site/routePaths'
import styles from './NoProductsFound.module.css'

/** The notice for a search without results. */
export function NoProductsFound({ areAlternativeNamesMissing }: { areAlternativeNamesMissing: boolean }) {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>
        NO ITEMS FOUND, <Link to={routePaths.request}>Request Product(s)</Link>
      </h2>
      <p>Try fewer letters or another category, or tell us what you need and we will look for it.</p>
      {areAlternativeNamesMissing ? (
        <p className={styles.aside}>
          Botanical, Yoruba, Hausa and Igbo names could not be fetched just now, so only names on our labels
          were compared. Your next search tries again.
        </p>
      ) : null}
    </div>
  )
}
