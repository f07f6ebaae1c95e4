import { type ReactNode, useEffect, useRef } from 'react'
import type { Account } from '../../domain/account/account'
import { businessDetails } from '../../domain/site/businessDetails'
import {
  deskAccountPath,
  deskCataloguePath,
  deskFiguresPath,
  deskPath,
  deskPricesPath,
  deskSettingsPath,
  deskTemplatesPath,
} from '../../domain/site/deskPath'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Icon } from '../ui/Icon'
import { leafIcon } from '../ui/icons'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { useLocation } from 'react-router-dom'
import { Link } from '../ui/Link'
import { parseDeskPath } from './deskRoute'
import desk from './ui/desk.module.css'
import styles from './DeskHeader.module.css'

type Props = { account: Account | null; navigation: ReactNode; actions: ReactNode }

export function DeskHeader({ account, navigation, actions }: Props) {
  return (
    <header className={`${navigation ? styles.staffHeader : styles.header} ${desk.screenOnly}`}>
      <a className={styles.brand} href={deskPath}>
        <span className={styles.emblem}>
          <Icon pathData={leafIcon} />
        </span>
        <span className={styles.business}>{businessDetails.name}</span>
        <span className={styles.tag}>{deskFrameMessages.deskName}</span>
      </a>
      {navigation ? <div className={styles.navigation}>{navigation}</div> : null}
      {account ? (
        <p className={styles.account}>
          <VisuallyHidden>{deskFrameMessages.signedInAs} </VisuallyHidden>
          {navigation ? (
            <Link className={styles.accountLink} to={deskAccountPath}>
              <AccountNames account={account} textClass={desk.hiddenOnPhone} />
            </Link>
          ) : (
            <AccountNames account={account} />
          )}
        </p>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}

type AccountNamesProps = { account: Account; textClass?: string | undefined }

function AccountNames({ account: { userName, email }, textClass = '' }: AccountNamesProps) {
  return (
    <>
      <span className={styles.initial} aria-hidden="true">
        {Array.from(userName || email)[0]}
      </span>
      {userName ? <strong className={`${styles.userName} ${textClass}`}>{userName}</strong> : null}
      <span className={`${styles.email} ${textClass}`}>{email}</span>
    </>
  )
}

const screens = [
  { screen: 'inbox', name: deskFrameMessages.inboxLink, path: deskPath },
  { screen: 'catalogue', name: deskFrameMessages.catalogueLink, path: deskCataloguePath },
  { screen: 'prices', name: deskFrameMessages.pricesLink, path: deskPricesPath },
  { screen: 'figures', name: deskFrameMessages.figuresLink, path: deskFiguresPath },
  { screen: 'templates', name: deskFrameMessages.templatesLink, path: deskTemplatesPath },
  { screen: 'settings', name: deskFrameMessages.settingsLink, path: deskSettingsPath },
] as const

export function DeskNavigation() {
  const current = parseDeskPath(useLocation().pathname).screen
  const listRef = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the links scroll sideways, and the last ones begin out of view.
    const link = listRef.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={deskFrameMessages.navigationLabel}>
      <ul className={styles.links} ref={listRef}>
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
