import type { SentItem } from '../../../domain/sent-items/sentItem'
import type { SentItemClaim } from '../../../domain/sent-items/staffReply'

export function findReplyObstacle(
  { status, claimedBy, answer }: Pick<SentItem, 'status' | 'claimedBy' | 'answer'>,
  staff: SentItemClaim,
): string | null {
  if (status !== 'new')
    return `${answer?.uid === staff.uid ? 'You have' : `${answer?.name ?? 'Someone'} has`} already answered`
  if (claimedBy && claimedBy.uid !== staff.uid) return `${claimedBy.name} is answering`
  return null
}
