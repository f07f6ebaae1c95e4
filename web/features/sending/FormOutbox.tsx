import type { ReactNode } from 'react'
import type { OutboxItem } from '../../domain/sending/outboxItem'
import { Button } from '../../ui/Button'
import { OutboxItemPanels } from './OutboxItemPanel'
import styles from './OutboxList.module.css'
import { TextButton } from './TextButton'

type Props = {
  items: readonly OutboxItem[]
  submittedId: string | undefined
  isWritingAnother: boolean
  onWriteAnother: () => void
  onShowUnsent: () => void
  children: ReactNode
}

/** Shows a form. After the visitor has submitted it, shows the submitted outbox items instead of the form. */
export function FormOutbox(props: Props) {
  const { items, submittedId, isWritingAnother, onWriteAnother, onShowUnsent, children } = props
  if (items.length === 0) return children
  const sendAnotherButton = (
    <Button tone="quiet" onClick={onWriteAnother}>
      Send another
    </Button>
  )
  return (
    <div className={styles.panels}>
      {isWritingAnother ? (
        <>
          <p className={styles.note}>
            {items.length === 1
              ? 'One is kept and not yet sent.'
              : `${items.length} are kept and not yet sent.`}
            <TextButton onClick={onShowUnsent}>Show what is not sent</TextButton>
          </p>
          {children}
        </>
      ) : (
        <OutboxItemPanels items={items} submittedId={submittedId} firstPanelActions={sendAnotherButton} />
      )}
    </div>
  )
}
