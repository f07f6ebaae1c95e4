import { formatAnswer } from '../../../domain/sent-items/formatAnswer'
import { formatLagosDate } from '../../../domain/site/lagosTime'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { useStaff } from '../../data/desk/DeskServices'
import { ClaimButtons } from './ClaimButtons'
import desk from '../ui/desk.module.css'
import styles from './ItemState.module.css'

type Props = { sentItem: SentItem; now: number }

export function ItemState({ sentItem, now }: Props) {
  const { staff } = useStaff()
  const { status, claimedBy, answer } = sentItem
  const isNew = status === 'new'
  return (
    <section
      className={`${isNew ? desk.actions : styles.answer} ${desk.screenOnly}`}
      aria-label={isNew ? 'Claim' : 'Answer'}
    >
      {/* One live region for both: screen readers announce a change only in a region that they know. */}
      <p className={styles.sentence} role="status">
        {isNew ? describeClaim(claimedBy, staff) : describeAnswer(sentItem, now)}
      </p>
      {isNew ? <ClaimButtons sentItem={sentItem} /> : null}
      {isNew || answer?.text === undefined ? null : (
        <blockquote className={desk.written} dir="auto">
          {answer.text}
        </blockquote>
      )}
    </section>
  )
}

function describeClaim(claimedBy: SentItemClaim | null, staff: SentItemClaim): string {
  if (!claimedBy) return deskItemMessages.nobodyAnswers
  return claimedBy.uid === staff.uid
    ? deskItemMessages.youAnswer
    : deskItemMessages.formatAnswering(claimedBy.name)
}

function describeAnswer(sentItem: SentItem, now: number): string {
  const { status, updatedAt } = sentItem
  const closing =
    status === 'closed' && updatedAt
      ? deskItemMessages.formatClosedOn(formatLagosDate(updatedAt.getTime()))
      : ''
  return formatAnswer(sentItem, now) + closing
}
