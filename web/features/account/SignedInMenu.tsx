import { useId, useRef } from 'react'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { sessionMessages } from '../../../domain/messages/session'
import { Icon } from '../../ui/Icon'
import { userIcon } from '../../ui/icons'
import { SignOutButton } from './SignOutButton'
import { useDisclosure } from './useDisclosure'
import styles from './AccountMenu.module.css'

/** The account's menu, with its e-mail and the sign-out button. */
export function SignedInMenu({ email }: { email: string }) {
  const menu = useRef<HTMLDivElement>(null)
  const { isOpen, toggle } = useDisclosure(menu)
  const panelId = useId()
  return (
    <div className={styles.menu} ref={menu}>
      <button
        className={styles.control}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon pathData={userIcon} />
        <span className={styles.name}>{sessionMessages.accountLabel}</span>
      </button>
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        <p className={styles.signedInAs}>
          {sessionMessages.signedInAs}
          <strong className={styles.email}>{email}</strong>
        </p>
        <Link className={styles.entry} to={routePaths.myRequests}>
          {sessionMessages.myRequestsLink}
        </Link>
        <Link className={styles.entry} to={routePaths.changePassword}>
          {sessionMessages.changePasswordLink}
        </Link>
        <SignOutButton>{sessionMessages.signOutLabel}</SignOutButton>
      </div>
    </div>
  )
}
