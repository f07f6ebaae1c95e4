import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHasSentAsGuest } from '../../data/ShopServices'
import { layoutMessages } from '../../../domain/messages/layout'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { useIsOutboxUsed } from '../useIsOutboxUsed'
import styles from './Navigation.module.css'

const links = [
  { to: routePaths.home, name: layoutMessages.homeLink },
  { to: routePaths.about, name: layoutMessages.aboutLink },
  { to: routePaths.store, name: layoutMessages.productsLink },
  { to: routePaths.contact, name: layoutMessages.contactLink },
  { to: routePaths.myRequests, name: layoutMessages.myRequestsLink },
  { to: routePaths.request, name: layoutMessages.requestLink },
]

/** The main links; a drawer on narrow screens. A row has My Requests only for a guest who has sent something. */
export function Navigation({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { pathname } = useLocation()
  // A visitor with an account finds this link in the account menu.
  const hasSentAsGuest = useHasSentAsGuest()
  const isOutboxUsed = useIsOutboxUsed()
  const isMyRequestsInRow = hasSentAsGuest || isOutboxUsed
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector('a')?.focus()
  }, [isOpen])
  return (
    <nav id={id} className={styles.navigation} aria-label={layoutMessages.navigationLabel} data-open={isOpen}>
      <ul className={styles.links} ref={list}>
        {links.map(({ to, name }) => (
          <li
            className={to === routePaths.myRequests && !isMyRequestsInRow ? styles.drawerOnly : undefined}
            key={to}
          >
            <Link
              className={to === routePaths.request ? styles.request : styles.link}
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
