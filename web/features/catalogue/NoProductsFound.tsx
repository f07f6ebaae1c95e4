import { Link } from '../../ui/Link'
import { productsMessages } from '../../../domain/messages/products'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './NoProductsFound.module.css'

/** The notice for a search without results. */
export function NoProductsFound({ areSearchTermsMissing }: { areSearchTermsMissing: boolean }) {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>
        {productsMessages.noItemsFound}
        <Link to={routePaths.request}>{productsMessages.requestProducts}</Link>
      </h2>
      <p>{productsMessages.noItemsHint}</p>
      {areSearchTermsMissing ? <p className={styles.aside}>{productsMessages.searchTermsMissing}</p> : null}
    </div>
  )
}
