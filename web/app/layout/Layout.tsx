import { type MouseEvent, type ReactNode, useRef, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routePaths } from '../../../domain/site/routePaths'
import { layoutMessages } from '../../../domain/messages/layout'
import { ContactBar } from './ContactBar'
import { Footer } from './Footer'
import { ChatLink, Header } from './Header'
import { useMenu } from './useMenu'
import { useScrollRestoration } from './useScrollRestoration'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { ToastPlace } from '../../ui/toasts/ToastPlace'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { businessDetails } from '../../../domain/site/businessDetails'
import styles from './Layout.module.css'

// These elements are constants, so that a navigation re-renders only the components that read the location.
const printHeader = <PrintHeader />
const footer = <Footer />
const marginChat = (
  <aside aria-label={layoutMessages.chatLandmark}>
    <ChatLink place="margin" />
  </aside>
)
const announcer = <RouteAnnouncer />

type Props = { headerActions?: ReactNode; children: ReactNode }

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
      <ToastPlace />
      <div className={styles.page} inert={menu.isOpen}>
        {printHeader}
        <main className={styles.main} id="content" tabIndex={-1} ref={main}>
          {children}
        </main>
        {footer}
        {marginChat}
      </div>
      {announcer}
    </>
  )
}

/** Moves the focus to the main area after sign-out, which removes the focused button. */
function useFocusAfterSignOut(main: RefObject<HTMLElement | null>): void {
  const { isLoggedIn } = useShopSelector(selectAuth)
  const wasLoggedIn = useRef(isLoggedIn)
  useEffect(() => {
    const hasSignedOut = wasLoggedIn.current && !isLoggedIn
    wasLoggedIn.current = isLoggedIn
    if (hasSignedOut && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [main, isLoggedIn])
}

function RouteAnnouncer() {
  const [announcement, setAnnouncement] = useState('')
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (announcedPath.current === location.pathname) return
      announcedPath.current = location.pathname
      setAnnouncement(document.title)
    })
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}

/**
 * A header that appears only in print. It shows the name and contact details of the business, and the date of printing,
 * which is formatted only then: the first use of Intl takes a phone 150 ms.
 */
function PrintHeader() {
  const [today, setToday] = useState('')
  useEffect(() => {
    const showToday = () => setToday(new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }))
    addEventListener('beforeprint', showToday)
    return () => removeEventListener('beforeprint', showToday)
  }, [])
  return (
    <div className={styles.head}>
      <p className={styles.name}>{businessDetails.name}</p>
      <p>{[businessDetails.phone, businessDetails.email].join(' · ')}</p>
      <p>{today}</p>
    </div>
  )
}
