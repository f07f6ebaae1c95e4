import type { SentItemClaim } from '../sent-items/staffReply'
import {
  alreadyDone,
  change,
  conflict,
  conflictWithClaim,
  describeAnswer,
  type ItemState,
  type StaffActionDecision,
  toClaim,
} from './staffActionDecision'

export function decideClaim(
  item: ItemState,
  staff: SentItemClaim,
  fromUid: string | null,
): StaffActionDecision {
  const { claimedBy } = item
  if (item.status !== 'new') return conflict(describeAnswer(item))
  if (claimedBy?.uid === staff.uid) return alreadyDone
  if (claimedBy && claimedBy.uid !== fromUid) return conflictWithClaim(claimedBy)
  return change({ claimedBy: toClaim(staff) })
}

export function decideHandBack(item: ItemState, staff: SentItemClaim): StaffActionDecision {
  const { status, claimedBy } = item
  if (!claimedBy) return alreadyDone
  if (status !== 'new') return conflict(describeAnswer(item))
  if (claimedBy.uid !== staff.uid) return conflictWithClaim(claimedBy)
  return change({ claimedBy: null })
}
