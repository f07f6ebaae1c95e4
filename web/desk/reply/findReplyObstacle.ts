import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'

/** Says why a staff member cannot reply now; null if they can. `isFurther`: they reply to what has an answer. */
export function findReplyObstacle(
  { status, claimedBy, answer }: Pick<SentItem, 'status' | 'claimedBy' | 'answer'>,
  staff: SentItemClaim,
  isFurther = false,
): string | null {
  if (status === 'new')
    return claimedBy && claimedBy.uid !== staff.uid ? `${claimedBy.name} is answering` : null
  if (isFurther) return status === 'closed' ? 'This is closed' : null
  return `${answer?.uid === staff.uid ? 'You have' : `${answer?.name ?? 'Someone'} has`} already answered`
}
