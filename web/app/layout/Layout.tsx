import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import { layoutMessages } from '../../../domain/messages/layout'
import { ContactBar } from './ContactBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { PrintHeader } from './PrintHeader'
import { RouteAnnouncer } from './RouteAnnouncer'
import { useFocusAfterSignOut } from './useFocusAfterSignOut'
import { useMenu } from './useMenu'
import { useScrollRestoration } from './useScrollRestoration'
import styles from './Layout.module.css'

// These elements are constants, so that a navigation re-renders only the components that read the location.
const printHeader = <PrintHeader />
const footer = <Footer />
const announcer = <RouteAnnouncer />

type Props = { headerActions?: ReactNode; children: ReactNode }

/** The layout of every page: header with the chat link, main area, footer. */
export function Layout({ headerActions, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const menu = useMenu()
  const isHome = useLocation().pathname === routePaths.home
  useScrollRestoration(main)
  useFocusAfterSignOut(main)
  // The link itself would replace the URL's fragment, which may contain a shared list.
  const skipToContent = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus({ preventScroll: true })
    main.current?.scrollIntoView()
  }
  return (
    <>
      <a className={styles.skip} href="#content" inert={menu.isOpen} onClick={skipToContent}>
        {layoutMessages.skipToContent}
      </a>
      <div inert={menu.isOpen}>{isHome ? <ContactBar /> : null}</div>
      <Header menu={menu} actions={headerActions} />
      <div className={styles.page} inert={menu.isOpen}>
        {printHeader}
        <main className={styles.main} id="content" tabIndex={-1} ref={main}>
          {children}
        </main>
        {footer}
      </div>
      {announcer}
    </>
  )
}
