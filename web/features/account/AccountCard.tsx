import type { ReactNode } from 'react'
import { accountMessages } from '../../../domain/messages/account'
import { PageSection } from '../../ui/PageSection'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { Heading } from '../../ui/Heading'
import { useHasSentAsGuest } from '../../data/ShopServices'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './AccountCard.module.css'

type Props = { title: string; lead: string; links: ReactNode; children: ReactNode }

export function AccountCard({ title, lead, links, children }: Props) {
  return (
    <PageSection background="moss">
      <div className={styles.card}>
        <Heading level={1} lead={lead}>
          {title}
        </Heading>
        <NoScriptNotice purpose={accountMessages.accountPurpose} />
        {children}
        <nav className={styles.links} aria-label={accountMessages.accountLinksLabel}>
          {links}
        </nav>
      </div>
    </PageSection>
  )
}

/** Shows a note only to visitors who have sent a request or an enquiry as a guest. */
export function NoteForGuests({ children }: { children: string }) {
  return useHasSentAsGuest() ? <p className={styles.note}>{children}</p> : null
}

/** The Home and Login links below the form of the account screens, except the Login screen. */
export function HomeAndLoginLinks() {
  return (
    <>
      <Link to={routePaths.home}>{accountMessages.homeLink}</Link>
      <Link to={routePaths.login}>{accountMessages.loginLink}</Link>
    </>
  )
}
