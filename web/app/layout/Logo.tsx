import { Link } from '../../ui/Link'
import { logoLabel } from '../../../domain/messages/header'
import { businessDetails } from '../../../domain/site/businessDetails'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './Logo.module.css'

/** The business's name as a link to the home page. */
export function Logo() {
  return (
    <Link className={styles.logo} to={routePaths.home} aria-label={logoLabel}>
      <span className={styles.emblem}>
        <Icon pathData={leafIcon} />
      </span>
      {businessDetails.name}
    </Link>
  )
}
