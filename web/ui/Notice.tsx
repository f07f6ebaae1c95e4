import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { leafIcon } from './icons'
import styles from './Notice.module.css'

type Props = { title: ReactNode; children?: ReactNode; actions?: ReactNode; level?: 1 | 2 }

/** A notice for a page or section that is empty or failed to load. It says why, and offers what to do next. */
export function Notice({ title, children, actions, level = 1 }: Props) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.notice}>
      <span className={styles.badge}>
        <Icon pathData={leafIcon} size="large" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
