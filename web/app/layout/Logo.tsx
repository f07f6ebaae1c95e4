import { Link } from '../../ui/Link'
import { business } from '../../domain/business'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import { paths } from '../paths'
import styles from './Logo.module.css'

/** The business's name as a way home. */
export function Logo() {
  return (
    <Link className={styles.logo} to={paths.home} aria-label={`${business.name}, home`}>
      <span className={styles.emblem}>
        <Icon drawing={leafIcon} />
      </span>
      {business.name}
    </Link>
  )
}
