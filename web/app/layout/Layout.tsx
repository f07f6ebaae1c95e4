import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths'
import { ChatLink } from './ChatLink'
import { ContactBar } from './ContactBar'
import { Footer } from './Footer'
import { Header } from './Header'
import { useMenu } from './useMenu'
import { usePageTop } from './usePageTop'
import styles from './Layout.module.css'

type Props = { headerActions?: ReactNode; children: ReactNode }

/** What every page stands in: header, page area, footer, chat link. */
export function Layout({ headerActions, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const menu = useMenu()
  const isHome = useLocation().pathname === paths.home
  usePageTop(main)
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      {isHome ? <ContactBar /> : null}
      <Header menu={menu} actions={headerActions} />
      <div className={styles.page} inert={menu.isOpen}>
        <main className={styles.main} id="content" tabIndex={-1} ref={main}>
          {children}
        </main>
        <Footer />
        <aside aria-label="Chat">
          <ChatLink />
        </aside>
      </div>
    </>
  )
}
