import { type ReactNode, useId } from 'react'
import { addDeliveryArea } from '../../../domain/sent-items/deliveryArea'
import { formatLagosDate, formatLagosTime } from '../../../domain/site/lagosTime'
import { formatReference } from '../../../domain/sent-items/submissionId'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { sentItemsMessages } from '../../../domain/messages/sentItems'
import { SentItemText } from './SentItemText'
import styles from './SentItemCard.module.css'

type Props = {
  sentItem: SentItem
  level: 2 | 3
  /** The panel beside the text of a sent item, with the item's status and actions. */
  children: ReactNode
}

export function SentItemCard({ sentItem, level, children }: Props) {
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  const createdAtMs = sentItem.createdAt.getTime()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.content}>
        <Title className={styles.title} id={titleId}>
          {sentItem.kind === 'requests'
            ? sentItemsMessages.requestTitle
            : sentItemsMessages.formatMessageTitle(sentItem.subject)}
        </Title>
        <p className={styles.sentAt}>
          {sentItemsMessages.referenceLabel}{' '}
          <strong className={styles.reference}>{formatReference(sentItem.id)}</strong>
          {sentItemsMessages.sentWord}{' '}
          <time dateTime={sentItem.createdAt.toISOString()}>
            {sentItemsMessages.formatSentTime(formatLagosDate(createdAtMs), formatLagosTime(createdAtMs))}
          </time>
        </p>
        <SentItemText text={addDeliveryArea(sentItem.text, sentItem.deliveryArea)} />
      </div>
      <div className={styles.panel}>{children}</div>
    </article>
  )
}
