import { deskCatalogueMessages } from '../../../domain/messages/desk/catalogue'
import { deskCataloguePath } from '../../../domain/site/deskPath'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import desk from '../ui/desk.module.css'

export function BackToCatalogue() {
  return (
    <Link className={desk.back} to={deskCataloguePath}>
      <Icon pathData={backIcon} />
      {deskCatalogueMessages.backToCatalogue}
    </Link>
  )
}
