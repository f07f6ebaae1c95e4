import { useLocation } from 'react-router-dom'
import { deskCataloguePath, deskFiguresPath, deskPath, deskTemplatesPath } from '../../domain/site/deskPath'
import {
  catalogueLink,
  figuresLink,
  inboxLink,
  navigationLabel,
  templatesLink,
} from '../../domain/messages/desk/frame'
import { Link } from '../ui/Link'
import { parseDeskPath } from './deskRoute'
import styles from './DeskNavigation.module.css'

const screens = [
  { screen: 'inbox', name: inboxLink, path: deskPath },
  { screen: 'catalogue', name: catalogueLink, path: deskCataloguePath },
  { screen: 'figures', name: figuresLink, path: deskFiguresPath },
  { screen: 'templates', name: templatesLink, path: deskTemplatesPath },
] as const

/** The links to the desk's screens. */
export function DeskNavigation() {
  const current = parseDeskPath(useLocation().pathname).screen
  return (
    <nav aria-label={navigationLabel}>
      <ul className={styles.list}>
        {screens.map(({ screen, name, path }) => (
          <li key={screen}>
            <Link className={styles.link} to={path} aria-current={screen === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
