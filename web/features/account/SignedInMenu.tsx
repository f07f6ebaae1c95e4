import { useId, useRef, type RefObject, useEffect, useState } from 'react'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { sessionMessages } from '../../../domain/messages/session'
import { Icon } from '../../ui/Icon'
import { userIcon } from '../../ui/icons'
import { SignOutButton } from './SignOutButton'
import { useLocation } from 'react-router-dom'
import styles from './AccountMenu.module.css'

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

/** A disclosure panel: its button toggles it; Escape, a press outside and any navigation close it. */
function useDisclosure(container: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const [openLocationKey, setOpenLocationKey] = useState<string>()
  const isOpen = openLocationKey === key
  useEffect(() => {
    if (!isOpen) return
    return listenForDismissal(container.current, () => setOpenLocationKey(undefined))
  }, [isOpen, container])
  return {
    isOpen,
    toggle: () => setOpenLocationKey(isOpen ? undefined : key),
  }
}

function listenForDismissal(container: HTMLElement | null, close: () => void) {
  const controller = new AbortController()
  const { signal } = controller
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && container?.contains(target))) close()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    container?.querySelector('button')?.focus()
  }
  document.addEventListener('pointerdown', onPointerDown, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return () => controller.abort()
}
