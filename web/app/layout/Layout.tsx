import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths'
import { ChatLink } from './ChatLink'
import { ContactBar } from './ContactBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { RouteAnnouncer } from './RouteAnnouncer'
import { useKeptPlace } from './useKeptPlace'
import { useMenu } from './useMenu'
import { usePageTop } from './usePageTop'
import styles from './Layout.module.css'

// Made once: a change of address then draws anew what shows the address, and nothing else of these.
const chat = (
  <aside aria-label="Chat">
    <ChatLink />
  </aside>
)
const footer = <Footer />
const announcer = <RouteAnnouncer />

type Props = { headerActions?: ReactNode; children: ReactNode }

/** What every page stands in: header, page area, footer, chat link. */
export function Layout({ headerActions, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const menu = useMenu()
  const isHome = useLocation().pathname === paths.home
  usePageTop(main)
  useKeptPlace(main)
  return (
    <>
      <a className={styles.skip} href="#content" inert={menu.isOpen}>
        Skip to the content
      </a>
      <div inert={menu.isOpen}>{isHome ? <ContactBar /> : null}</div>
      <Header menu={menu} actions={headerActions} />
      <div className={styles.page} inert={menu.isOpen}>
        <main className={styles.main} id="content" tabIndex={-1} ref={main}>
          {children}
        </main>
        {footer}
        {chat}
      </div>
      {announcer}
    </>
  )
}
