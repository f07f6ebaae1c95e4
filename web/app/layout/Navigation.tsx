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
  { to: routePaths.request, name: layoutMessages.requestLink },
]

const myRequestsLink = { to: routePaths.myRequests, name: layoutMessages.myRequestsLink }

/** The main links, and My Requests for a guest who has sent something; a drawer on narrow screens. */
export function Navigation({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { pathname } = useLocation()
  // A visitor with an account finds this link in the account menu.
  const hasSentAsGuest = useHasSentAsGuest()
  const isOutboxUsed = useIsOutboxUsed()
  const allLinks =
    hasSentAsGuest || isOutboxUsed ? [...links.slice(0, -1), myRequestsLink, ...links.slice(-1)] : links
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector('a')?.focus()
  }, [isOpen])
  return (
    <nav id={id} className={styles.navigation} aria-label={layoutMessages.navigationLabel} data-open={isOpen}>
      <ul className={styles.links} ref={list}>
        {allLinks.map(({ to, name }) => (
          <li key={to}>
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
