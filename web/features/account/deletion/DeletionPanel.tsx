import type { ReactNode } from 'react'
import styles from './DeletionPanel.module.css'
import { type DeletionSubject, privacyMessages } from '../../../../domain/messages/privacy'

type Props = { subject: DeletionSubject; title: string; problem: string; children: ReactNode }

export function DeletionPanel({ subject, title, problem, children }: Props) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h3 className={styles.title} tabIndex={-1} ref={focusOnMount}>
        {title}
      </h3>
      <ul className={styles.consequences}>
        {privacyMessages.listConsequences(subject).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <p className={styles.problem} role="alert" hidden={problem === ''}>
        {problem}
      </p>
      {children}
    </section>
  )
}

// The button that opened the panel is gone.
function focusOnMount(title: HTMLElement | null) {
  title?.focus()
}
