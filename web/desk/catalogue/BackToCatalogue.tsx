import { deskCatalogueMessages } from '../../../domain/messages/desk/catalogue'
import { deskCataloguePath } from '../../../domain/site/deskPath'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import styles from './BackToCatalogue.module.css'

export function BackToCatalogue() {
  return (
    <Link className={styles.link} to={deskCataloguePath}>
      <Icon pathData={backIcon} />
      {deskCatalogueMessages.backToCatalogue}
    </Link>
  )
}
