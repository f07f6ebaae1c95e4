import type { ReactNode } from 'react'
import styles from './Heading.module.css'

type Props = { level: 1 | 2; children: ReactNode; lead?: ReactNode; id?: string }

export function Heading({ level, children, lead, id }: Props) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.heading}>
      <Title className={styles.title} id={id}>
        {children}
      </Title>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
