import { Link } from '../../ui/Link'
import { searchTermsMissing } from '../../../domain/messages/search'
import { noItemsFound, noItemsHint, requestProducts } from '../../../domain/messages/store'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './NoProductsFound.module.css'

/** The notice for a search without results. */
export function NoProductsFound({ areSearchTermsMissing }: { areSearchTermsMissing: boolean }) {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>
        {noItemsFound}
        <Link to={routePaths.request}>{requestProducts}</Link>
      </h2>
      <p>{noItemsHint}</p>
      {areSearchTermsMissing ? <p className={styles.aside}>{searchTermsMissing}</p> : null}
    </div>
  )
}
