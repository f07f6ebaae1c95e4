import type { AcceptedStep } from '../sent-items/acceptance'
import type { SentItemClaim } from '../sent-items/staffReply'
import { reopenPeriodMs } from './moveLimits'
import type { StaffActionChange } from './staffActionTypes'
import {
  alreadyDone,
  change,
  conflict,
  describeAnswer,
  type ItemState,
  type StaffActionDecision,
  toClaim,
} from './staffActionDecision'

export function decideReopen({ status, updatedAt }: ItemState, now: number): StaffActionDecision {
  if (status === 'new') return alreadyDone
  if (status === 'closed' && !canReopen(updatedAt, now))
    return conflict('This was closed more than 30 days ago, so it stays closed')
  return change(reopened)
}

/** The fields of an item that waits again. */
export const reopened: StaffActionChange = {
  status: 'new',
  waitingSince: 'now',
  promisedAt: null,
  claimedBy: null,
  accepted: null,
  steps: null,
}

/** Whether an item that was closed at this time can be reopened. */
export function canReopen(closedAt: Date | null, now: number): boolean {
  return closedAt !== null && now < closedAt.getTime() + reopenPeriodMs
}

export function decideAcceptance(
  item: ItemState,
  replyId: string,
  staff: SentItemClaim,
): StaffActionDecision {
  const { status, accepted } = item
  if (accepted)
    return accepted.replyId === replyId ? alreadyDone : conflict('Another quote is already accepted')
  if (status !== 'answered')
    return conflict(
      status === 'closed' ? describeAnswer(item) : 'The sender has asked for something else since',
    )
  return change({ status: 'accepted', accepted: { ...toClaim(staff), replyId, how: 'phone' } })
}

export function decideTick(
  { status, steps }: ItemState,
  step: AcceptedStep,
  staff: SentItemClaim,
): StaffActionDecision {
  if (steps[step]) return alreadyDone
  if (status !== 'accepted') return conflict('This is no longer accepted, so nothing can be ticked')
  return change({ step: { name: step, doneBy: toClaim(staff) } })
}

export function decideUntick(
  { status, steps }: ItemState,
  step: AcceptedStep,
  staff: SentItemClaim,
): StaffActionDecision {
  const doneBy = steps[step]
  if (!doneBy) return alreadyDone
  if (doneBy.uid !== staff.uid)
    return conflict(`${doneBy.name} ticked this, so only ${doneBy.name} can take it back`)
  if (status !== 'accepted') return conflict('This is no longer accepted, so nothing can be changed')
  const isOnlyStep = Object.keys(steps).length === 1
  return change(isOnlyStep ? { steps: null } : { step: { name: step, doneBy: null } })
}

export function decideReminder(item: ItemState, at: number | null, now: number): StaffActionDecision {
  if ((item.remindAt?.getTime() ?? null) === at) return alreadyDone
  if (item.status === 'closed') return conflict(describeAnswer(item))
  if (at !== null && at <= now) return conflict('The time of the reminder has passed. Choose a later one')
  return change({ remindAt: at === null ? null : new Date(at) })
}
