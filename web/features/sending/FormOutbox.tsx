import type { ReactNode } from 'react'
import { sendingMessages } from '../../../domain/messages/sending'
import { OutboxItemPanels } from './OutboxItemPanel'
import { TextButton } from './TextButton'
import type { useFormOutbox } from './useFormOutbox'
import styles from './OutboxList.module.css'

type Props = Omit<ReturnType<typeof useFormOutbox>, 'formRef' | 'submit' | 'earlierItem'> & {
  /** The heading level of the first panel: 1 if it replaces the heading of the page. */
  titleLevel: 1 | 2
  children: ReactNode
}

/** Shows a form; after the submit, the outbox items instead of it. */
export function FormOutbox(props: Props) {
  const { isFormShown, panelItems, unsentCount, submittedId, titleLevel, children } = props
  return (
    <div className={styles.panels}>
      {isFormShown ? (
        <>
          {unsentCount > 0 ? (
            <p className={styles.note}>
              <span>{sendingMessages.formatUnsentCount(unsentCount)}</span>
              <TextButton onClick={props.onShowUnsent}>{sendingMessages.showUnsent}</TextButton>
            </p>
          ) : null}
          {children}
        </>
      ) : (
        <OutboxItemPanels
          items={panelItems}
          submittedId={submittedId}
          titleLevel={titleLevel}
          firstPanelActions={
            <TextButton onClick={props.onWriteAnother}>{sendingMessages.sendAnother}</TextButton>
          }
        />
      )}
    </div>
  )
}
