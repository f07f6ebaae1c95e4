import type { ReactNode } from 'react'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import styles from './AccountCard.module.css'

type Props = {
  title: string
  lead: string
  /** The ways on from here, beneath the form. */
  links: ReactNode
  children: ReactNode
}

/** What every account screen stands in: one card in the middle of the page. */
export function AccountCard({ title, lead, links, children }: Props) {
  return (
    <Band ground="moss">
      <div className={styles.card}>
        <Heading level={1} lead={lead}>
          {title}
        </Heading>
        {children}
        <nav className={styles.links} aria-label="Account screens">
          {links}
        </nav>
      </div>
    </Band>
  )
}
