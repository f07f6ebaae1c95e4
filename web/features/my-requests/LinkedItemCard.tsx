import { formatLagosDate, formatLagosTime } from '../../../domain/site/lagosTime'
import type { SentItemReport } from '../../../domain/sent-items/sentItemReport'
import { statusLinkMessages } from '../../../domain/messages/statusLink'
import { SentItemStatus } from './SentItemStatus'
import styles from './LinkedItemCard.module.css'

const titles = {
  requests: statusLinkMessages.requestTitle,
  enquiries: statusLinkMessages.messageTitle,
} as const

/** The card of the one sent item that a status link shows. */
export function LinkedItemCard({ report }: { report: SentItemReport }) {
  const { reference, kind, status, createdAt, answeredAt, answer } = report
  const sentItem = {
    status,
    answer,
    createdAt: new Date(createdAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    updatedAt: null,
    claimedBy: null,
  }
  return (
    <article className={styles.card} aria-labelledby="linked-item">
      <h2 className={styles.title} id="linked-item">
        {titles[kind]} <strong className={styles.reference}>{reference}</strong>
      </h2>
      <p className={styles.sentAt}>
        {statusLinkMessages.sentLabel}{' '}
        <time dateTime={sentItem.createdAt.toISOString()}>
          {statusLinkMessages.formatSentTime(formatLagosDate(createdAt), formatLagosTime(createdAt))}
        </time>
      </p>
      <SentItemStatus sentItem={sentItem} />
    </article>
  )
}
