import type { ReactNode } from 'react'
import { accountMessages } from '../../../domain/messages/account'
import { PageSection } from '../../ui/PageSection'
import { NoScriptNotice } from '../../ui/NoScriptNotice'
import { Heading } from '../../ui/Heading'
import styles from './AccountCard.module.css'

type Props = {
  title: string
  lead: string
  links: ReactNode
  children: ReactNode
}

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
