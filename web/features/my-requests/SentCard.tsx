import { useId } from 'react'
import { lagosDate, lagosTime } from '../../domain/lagos'
import { referenceOf } from '../../domain/sent'
import type { Sent } from '../../domain/sentRecord'
import { SentActions } from './SentActions'
import { SentStatus } from './SentStatus'
import { SentText } from './SentText'
import styles from './SentCard.module.css'

/** One request or message: what was sent, when, under which reference, where it stands and what can be done. */
export function SentCard({ sent, level }: { sent: Sent; level: 2 | 3 }) {
  const titleId = useId()
  const Title = level === 2 ? 'h2' : 'h3'
  const at = sent.createdAt.getTime()
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.what}>
        <Title className={styles.title} id={titleId}>
          {sent.kind === 'requests' ? 'Product request' : `Message: ${sent.subject}`}
        </Title>
        <p className={styles.when}>
          Reference <strong className={styles.reference}>{referenceOf(sent.id)}</strong>, sent{' '}
          <time dateTime={sent.createdAt.toISOString()}>
            {lagosDate(at)} at {lagosTime(at)}
          </time>
        </p>
        <SentText text={sent.text} />
      </div>
      <div className={styles.state}>
        <SentStatus sent={sent} />
        <SentActions sent={sent} />
      </div>
    </article>
  )
}
