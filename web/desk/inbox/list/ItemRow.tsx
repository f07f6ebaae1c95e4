import type { SentItem } from '../../../../domain/sent-items/sentItem'
import { formatReminder } from '../../../../domain/sent-items/deskMoment'
import { formatReference } from '../../../../domain/sent-items/submissionId'
import { deskInboxMessages } from '../../../../domain/messages/desk/inbox'
import { useStaff } from '../../../data/desk/DeskServices'
import chipStyles from './Chip.module.css'
import { describeProgress } from './describeProgress'
import { RowLink } from './RowLink'
import { describeDeskReplyClock } from '../../../../domain/sent-items/deskReplyClock'
import { useCalendar } from '../../staff/SharedStateContext'
import desk from '../../ui/desk.module.css'
import styles from './Row.module.css'

const statusWords = {
  answered: deskInboxMessages.answeredWord,
  accepted: deskInboxMessages.acceptedWord,
  closed: deskInboxMessages.closedWord,
} as const

/** A row of the inbox: who wrote, what about, how much time is left, and who answers. */
export function ItemRow({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const { staff } = useStaff()
  const { kind, id, sender, subject, text, status, claimedBy, remindAt } = sentItem
  const progress = describeProgress(sentItem, staff.uid, now)
  return (
    <RowLink itemKey={{ kind, id }}>
      <span className={styles.line}>
        <strong className={styles.name}>{sender.name || deskInboxMessages.noName}</strong>{' '}
        {status === 'new' ? (
          <ReplyClockChip sentItem={sentItem} now={now} />
        ) : (
          <span className={chipStyles[status]}>{statusWords[status]}</span>
        )}
      </span>{' '}
      <span className={styles.summary}>
        <span className={desk.soft}>
          {kind === 'requests' ? deskInboxMessages.requestWord : deskInboxMessages.enquiryWord}
        </span>{' '}
        <span>{getFirstWords(subject || text)}</span>
      </span>{' '}
      <span className={styles.details}>
        <span className={styles.reference}>{formatReference(id)}</span>{' '}
        {remindAt && status !== 'closed' ? (
          <span>
            <span className={styles.reminder}>{formatReminder(remindAt, now)}</span>{' '}
          </span>
        ) : null}
        {progress ? (
          <span className={claimedBy?.uid === staff.uid && status === 'new' ? styles.mine : undefined}>
            {progress}
          </span>
        ) : null}
      </span>
    </RowLink>
  )
}

// More than a row can show, and little enough for the text of 5,000 characters that a sender may write.
const maxSummaryLength = 160

/** A text on one line, as far as a row can show it. */
export function getFirstWords(text: string): string {
  return Array.from(text.trim().replaceAll(/\s+/g, ' ')).slice(0, maxSummaryLength).join('')
}

/** How much time is left for the reply to an item: in words, and in green, amber or red. */
function ReplyClockChip({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const { urgency, text } = describeDeskReplyClock(sentItem, now, useCalendar())
  return <span className={chipStyles[urgency]}>{text}</span>
}
