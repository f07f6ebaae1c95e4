import type { ReactNode } from 'react'
import { accountMessages } from '../../../domain/messages/account'
import { PageSection } from '../../ui/PageSection'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { Heading } from '../../ui/Heading'
import { useHasSentAsGuest } from '../../data/ShopServices'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import styles from './AccountCard.module.css'

type Props = {
  title: string
  lead: string
  links: ReactNode
  /** A note for visitors who have sent a request or an enquiry as a guest. */
  guestNote?: string
  children: ReactNode
}

export function AccountCard({ title, lead, links, guestNote, children }: Props) {
  const hasSentAsGuest = useHasSentAsGuest()
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
        {guestNote !== undefined && hasSentAsGuest ? <p className={styles.note}>{guestNote}</p> : null}
      </div>
    </PageSection>
  )
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
