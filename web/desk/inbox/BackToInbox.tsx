import { useLocation } from 'react-router-dom'
import { deskInboxMessages } from '../../../domain/messages/desk/inbox'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { Link } from '../../ui/Link'
import { isOpenedFromList } from './list/openedFromList'
import { useInboxAddress } from './useInboxAddress'
import styles from './BackToInbox.module.css'

/** The link from an item back to the list, on a screen that shows one of them at a time. */
export function BackToInbox() {
  const { getItemAddress } = useInboxAddress()
  const { state } = useLocation() as { state: unknown }
  return (
    <Link className={styles.link} to={getItemAddress(null)} stepsBack={isOpenedFromList(state) ? 1 : 0}>
      <Icon pathData={backIcon} />
      {deskInboxMessages.backToInbox}
    </Link>
  )
}
