import { Link } from '../../ui/Link'
import { noItemsFound, noItemsHint, otherNamesNotLoaded, requestProducts } from '../../domain/messages/store'
import { routePaths } from '../../domain/site/routePaths'
import styles from './NoProductsFound.module.css'

/** The notice for a search without results. */
export function NoProductsFound({ areAlternativeNamesMissing }: { areAlternativeNamesMissing: boolean }) {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>
        {noItemsFound}
        <Link to={routePaths.request}>{requestProducts}</Link>
      </h2>
      <p>{noItemsHint}</p>
      {areAlternativeNamesMissing ? <p className={styles.aside}>{otherNamesNotLoaded}</p> : null}
    </div>
  )
}
