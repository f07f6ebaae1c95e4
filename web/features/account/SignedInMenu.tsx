import { useId, useRef } from 'react'
import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import { Icon } from '../../ui/Icon'
import { userIcon } from '../../ui/icons'
import { LeaveButton } from './LeaveButton'
import { useDisclosure } from './useDisclosure'
import styles from './AccountMenu.module.css'

/** Who is signed in, and the way out. */
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
        <Icon drawing={userIcon} />
        <span className={styles.name}>Account</span>
      </button>
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        <p className={styles.who}>
          Signed in as
          <strong className={styles.email}>{email}</strong>
        </p>
        <Link className={styles.entry} to={paths.myRequests}>
          My Requests
        </Link>
        <Link className={styles.entry} to={paths.changePassword}>
          Change Password
        </Link>
        <LeaveButton>Sign Out</LeaveButton>
      </div>
    </div>
  )
}
