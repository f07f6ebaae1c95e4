import { useLocation } from 'react-router-dom'
import { deskCataloguePath, deskFiguresPath, deskPath, deskTemplatesPath } from '../../domain/site/deskPath'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Link } from '../ui/Link'
import { parseDeskPath } from './deskRoute'
import styles from './DeskNavigation.module.css'

const screens = [
  { screen: 'inbox', name: deskFrameMessages.inboxLink, path: deskPath },
  { screen: 'catalogue', name: deskFrameMessages.catalogueLink, path: deskCataloguePath },
  { screen: 'figures', name: deskFrameMessages.figuresLink, path: deskFiguresPath },
  { screen: 'templates', name: deskFrameMessages.templatesLink, path: deskTemplatesPath },
] as const

export function DeskNavigation() {
  const current = parseDeskPath(useLocation().pathname).screen
  return (
    <nav aria-label={deskFrameMessages.navigationLabel}>
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
