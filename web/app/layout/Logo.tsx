import { Link } from '../../ui/Link'
import { layoutMessages } from '../../../domain/messages/layout'
import { businessDetails } from '../../../domain/site/businessDetails'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './Logo.module.css'

/** The business's name as a link to the home page. */
export function Logo() {
  return (
    <Link className={styles.logo} to={routePaths.home} aria-label={layoutMessages.logoLabel}>
      <span className={styles.emblem}>
        <Icon pathData={leafIcon} />
      </span>
      {businessDetails.name}
    </Link>
  )
}
