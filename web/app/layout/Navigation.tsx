import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../ui/Link'
import { paths } from '../paths'
import styles from './Navigation.module.css'

const links = [
  { to: paths.home, name: 'Home' },
  { to: paths.about, name: 'About Us' },
  { to: paths.store, name: 'Products' },
  { to: paths.contact, name: 'Contact' },
  { to: paths.request, name: 'Request Product(s)' },
]

type Props = { id: string; isOpen: boolean }

/** The site's main links: a row on wide screens; below 1368px a drawer, which takes the keyboard when it opens. */
export function Navigation({ id, isOpen }: Props) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector('a')?.focus()
  }, [isOpen])
  return (
    <nav id={id} className={styles.navigation} aria-label="Main" data-open={isOpen}>
      <ul className={styles.links} ref={list}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              className={to === paths.request ? styles.request : styles.link}
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
