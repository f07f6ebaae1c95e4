import { type ReactNode, useEffect, useRef } from 'react'
import { Navigation } from './Navigation'
import type { MenuState } from './useMenu'
import { Link } from '../../ui/Link'
import { layoutMessages } from '../../../domain/messages/layout'
import { businessDetails, getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { Icon } from '../../ui/Icon'
import { chatIcon, leafIcon, searchIcon } from '../../ui/icons'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './Header.module.css'

const navigationId = 'main-navigation'

type Props = {
  menu: MenuState
  /** The header's controls that stay visible next to the menu: the order list link and the account menu. */
  actions?: ReactNode
}

export function Header({ menu, actions }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        <Navigation id={navigationId} isOpen={menu.isOpen} />
        <div className={styles.actions}>
          <SearchLink />
          <ChatLink place="header" />
          {actions}
          <MenuButton {...menu} controls={navigationId} />
        </div>
      </div>
    </header>
  )
}

function Logo() {
  return (
    <Link className={styles.logo} to={routePaths.home} aria-label={layoutMessages.logoLabel}>
      <span className={styles.emblem}>
        <Icon pathData={leafIcon} />
      </span>
      {businessDetails.name}
    </Link>
  )
}

/** Leads to the search field of the product list. */
function SearchLink() {
  return (
    <Link
      className={styles.search}
      to={routePaths.store}
      state={{ focus: 'search' }}
      aria-label={layoutMessages.searchLabel}
    >
      <Icon pathData={searchIcon} />
    </Link>
  )
}

/**
 * The link to a WhatsApp chat, in a new tab. It stays in view without covering content: in the header, or in the margin
 * of a wide window, where it comes last for the keyboard too.
 */
export function ChatLink({ place }: { place: 'header' | 'margin' }) {
  return (
    <a
      className={place === 'header' ? styles.chat : styles.marginChat}
      href={getWhatsAppUrl()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={layoutMessages.chatLabel}
    >
      <Icon pathData={chatIcon} />
    </a>
  )
}

/** The button that toggles the menu. Escape closes the menu and returns the focus to the button. */
function MenuButton({ isOpen, onToggle, controls }: MenuState & { controls: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onToggle()
      button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, onToggle])
  return (
    <button
      ref={button}
      className={styles.toggle}
      type="button"
      aria-label={layoutMessages.menuLabel}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className={styles.bars} aria-hidden="true" />
    </button>
  )
}
