import type { ReactNode } from 'react'
import { sendingMessages } from '../../../domain/messages/sending'
import { useVisibleShop } from '../../data/ShopServices'
import { OutboxItemPanels } from './OutboxItemPanel'
import { TextButton } from './TextButton'
import type { useFormOutbox } from './useFormOutbox'
import { useCurrentTime } from '../../browser/useCurrentTime'
import { formatEarlierSubmission } from './formatEarlierSubmission'
import type { OutboxItem } from '../../../domain/sending/outboxItem'
import { routePaths } from '../../../domain/site/routePaths'
import { Link } from '../../ui/Link'
import styles from './OutboxList.module.css'

const minuteMs = 60_000

type Props = Omit<ReturnType<typeof useFormOutbox>, 'formRef' | 'submit'> & {
  /** The heading level of the first panel: 1 if it replaces the heading of the page. */
  titleLevel: 1 | 2
  children: ReactNode
}

/** Shows a form with a line about an earlier submission; after the submit, the outbox items instead of it. */
export function FormOutbox(props: Props) {
  const { isFormShown, panelItems, earlierItem, unsentCount, submittedId, titleLevel, children } = props
  return (
    <div className={styles.panels}>
      {isFormShown ? (
        <>
          {earlierItem ? <EarlierItemNote item={earlierItem} /> : null}
          {unsentCount > 0 ? (
            <p className={styles.note}>
              {sendingMessages.formatUnsentCount(unsentCount)}
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

/** A line above a form about what the visitor sent with it earlier, so that nobody takes the one for the other. */
function EarlierItemNote({ item: { submission, delivery } }: { item: OutboxItem }) {
  const now = useCurrentTime(minuteMs)
  const { calendar } = useVisibleShop()
  if (delivery.is !== 'sent') return null
  return (
    <p className={styles.earlier}>
      {formatEarlierSubmission(submission, delivery.createdAt, now + delivery.clockOffsetMs, calendar)}
      <Link className={styles.link} to={routePaths.myRequests}>
        {sendingMessages.seeInMyRequests}
      </Link>
    </p>
  )
}
