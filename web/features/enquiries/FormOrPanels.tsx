import type { ReactNode } from 'react'
import { HandedIn } from './HandedIn'
import styles from './Outbox.module.css'
import { TextButton } from './TextButton'
import type { useHandedIn } from './useHandedIn'

type Props = { handedIn: Omit<ReturnType<typeof useHandedIn>, 'form'>; children: ReactNode }

/** A form, or in its place what was handed in with it. */
export function FormOrPanels({ handedIn, children }: Props) {
  const { items, newId, isWriting, writeAnother, showWaiting } = handedIn
  if (items.length === 0) return children
  if (!isWriting) return <HandedIn items={items} newId={newId} onAnother={writeAnother} />
  return (
    <div className={styles.panels}>
      <p className={styles.line}>
        {items.length === 1 ? 'One is kept and not yet sent.' : `${items.length} are kept and not yet sent.`}
        <TextButton onClick={showWaiting}>Show what is not sent</TextButton>
      </p>
      {children}
    </div>
  )
}
