import { decideClaim, decideHandBack } from './decideClaim'
import { decideAcceptance, decideReminder, decideReopen, decideTick, decideUntick } from './decideLaterMove'
import { decideAnswer, decideHold } from './decideReply'
import {
  alreadyDone,
  change,
  type DecisionContext,
  type ItemState,
  type StaffActionDecision,
} from './staffActionDecision'
import type { StaffAction } from './staffActionTypes'

/** Decides what an action changes now; each may be repeated. `isStaffChange` in firestore.rules allows the same. */
export function decideStaffAction(
  item: ItemState,
  action: StaffAction,
  context: DecisionContext,
): StaffActionDecision {
  const { staff, now } = context
  if (context.isReplyStored) return alreadyDone
  switch (action.type) {
    case 'claim':
      return decideClaim(item, staff, null)
    case 'takeOver':
      return decideClaim(item, staff, action.fromUid)
    case 'handBack':
      return decideHandBack(item, staff)
    case 'answer':
      return decideAnswer(item, action, staff)
    case 'hold':
      return decideHold(item, action, context)
    case 'reopen':
      return decideReopen(item, now)
    case 'acceptByPhone':
      return decideAcceptance(item, action.replyId, staff)
    case 'tick':
      return decideTick(item, action.step, staff)
    case 'untick':
      return decideUntick(item, action.step, staff)
    case 'remind':
      return decideReminder(item, action.at, now)
    case 'close':
      return item.status === 'closed' ? alreadyDone : change({ status: 'closed' })
  }
}
