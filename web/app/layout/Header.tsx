import type { ReactNode } from 'react'
import { ChatLink } from './ChatLink'
import { Logo } from './Logo'
import { MenuButton } from './MenuButton'
import { Navigation } from './Navigation'
import type { MenuState } from './useMenu'
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
          <ChatLink />
          {actions}
          <MenuButton {...menu} controls={navigationId} />
        </div>
      </div>
    </header>
  )
}
