import type { SentItemClaim, StaffReply } from '../sent-items/staffReply'
import { getUnwrittenText, type NewStaffReply } from './reply'
import type { StaffAction, StaffAnswer } from './staffActionTypes'
import {
  change,
  conflict,
  conflictWithClaim,
  type DecisionContext,
  describeAnswer,
  type ItemState,
  type StaffActionDecision,
  toClaim,
} from './staffActionDecision'

export function decideAnswer(
  item: ItemState,
  answer: StaffAnswer,
  staff: SentItemClaim,
): StaffActionDecision {
  const { status, claimedBy } = item
  const reply = toAnswerReply(answer, staff)
  if (status === 'new') {
    if (answer.isFurther) return conflict('Something new has come since. Read it, then send your reply')
    if (claimedBy && claimedBy.uid !== staff.uid) return conflictWithClaim(claimedBy)
    return change({
      status: 'answered',
      ...(!item.answer && { answer: toStoredAnswer(answer, staff) }),
      ...(!claimedBy && { claimedBy: toClaim(staff) }),
      reply,
    })
  }
  if (!answer.isFurther || status === 'closed') return conflict(describeAnswer(item))
  if (answer.quote && !canBeQuoted(item))
    return conflict('The quote is already accepted. Reopen this before you send another')
  return change({ reply })
}

/** Whether staff may send a quote. Once one is accepted, another would leave two truths. */
export function canBeQuoted({ status }: Pick<ItemState, 'status'>): boolean {
  return status === 'new' || status === 'answered'
}

function toAnswerReply({ channel, text = '', quote }: StaffAnswer, staff: SentItemClaim): NewStaffReply {
  const common = { from: 'staff', ...toClaim(staff), channel } as const
  return quote
    ? { ...common, kind: 'quote', text, quote }
    : { ...common, kind: 'answer', text: text || getUnwrittenText(channel) }
}

function toStoredAnswer({ channel, text }: StaffAnswer, staff: SentItemClaim): StaffReply {
  return { ...toClaim(staff), channel, ...(text && { text }) }
}

export function decideHold(
  item: ItemState,
  { channel, text, promisedAt }: Extract<StaffAction, { type: 'hold' }>,
  { staff, now }: DecisionContext,
): StaffActionDecision {
  const { claimedBy } = item
  if (item.status !== 'new') return conflict(describeAnswer(item))
  if (claimedBy && claimedBy.uid !== staff.uid) return conflictWithClaim(claimedBy)
  if (promisedAt <= now) return conflict('The promised time has passed. Choose a later one')
  return change({
    promisedAt: new Date(promisedAt),
    ...(!claimedBy && { claimedBy: toClaim(staff) }),
    reply: { from: 'staff', ...toClaim(staff), channel, kind: 'holding', text },
  })
}
