import type { ReplyMethod } from './replyMethod'
import type { SentItem } from './sentItem'
import type { SentItemClaim, StaffReply } from './staffReply'

/** What a staff member does with a request or an enquiry. */
export type StaffAction =
  | { type: 'claim' | 'handBack' | 'close' }
  /** `fromUid` is the colleague whose claim the staff member saw and takes over. */
  | { type: 'takeOver'; fromUid: string }
  | { type: 'answer'; channel: ReplyMethod; text?: string }

/** The fields that an action changes; a claim of null is removed. */
export type StaffActionChange = {
  status?: 'answered' | 'closed'
  claimedBy?: SentItemClaim | null
  answer?: StaffReply
}

/** Whether an action is still possible, was done before, or lost against a colleague. */
type StaffActionDecision =
  | { kind: 'change'; change: StaffActionChange }
  | { kind: 'alreadyDone' }
  | { kind: 'conflict'; message: string }

type ItemState = Pick<SentItem, 'status' | 'claimedBy' | 'answer'>

/** Decides what an action changes now; each may be repeated. `isStaffChange` in firestore.rules allows the same. */
export function decideStaffAction(
  item: ItemState,
  action: StaffAction,
  staff: SentItemClaim,
): StaffActionDecision {
  switch (action.type) {
    case 'claim':
      return decideClaim(item, staff, null)
    case 'takeOver':
      return decideClaim(item, staff, action.fromUid)
    case 'handBack':
      return decideHandBack(item, staff)
    case 'answer':
      return decideAnswer(item, action, staff)
    case 'close':
      return decideClose(item)
  }
}

function decideClaim(item: ItemState, staff: SentItemClaim, fromUid: string | null): StaffActionDecision {
  const { claimedBy } = item
  if (item.status !== 'new') return conflict(describeAnswer(item))
  if (claimedBy?.uid === staff.uid) return alreadyDone
  if (claimedBy && claimedBy.uid !== fromUid) return conflict(`${claimedBy.name} is already answering`)
  return change({ claimedBy: toClaim(staff) })
}

function decideHandBack({ status, claimedBy, answer }: ItemState, staff: SentItemClaim): StaffActionDecision {
  if (!claimedBy) return alreadyDone
  if (status !== 'new') return conflict(describeAnswer({ status, claimedBy, answer }))
  if (claimedBy.uid !== staff.uid) return conflict(`${claimedBy.name} is already answering`)
  return change({ claimedBy: null })
}

function decideAnswer(
  item: ItemState,
  { channel, text }: Extract<StaffAction, { type: 'answer' }>,
  staff: SentItemClaim,
): StaffActionDecision {
  const { status, claimedBy, answer } = item
  if (status !== 'new') {
    const isOwnAnswer = answer?.uid === staff.uid && answer.channel === channel && answer.text === text
    return isOwnAnswer ? alreadyDone : conflict(describeAnswer(item))
  }
  if (claimedBy && claimedBy.uid !== staff.uid) return conflict(`${claimedBy.name} is already answering`)
  return change({
    status: 'answered',
    answer: { ...toClaim(staff), channel, ...(text !== undefined && { text }) },
    ...(!claimedBy && { claimedBy: toClaim(staff) }),
  })
}

function decideClose({ status }: ItemState): StaffActionDecision {
  if (status === 'closed') return alreadyDone
  if (status === 'new') return conflict('This has no answer yet, so it cannot be closed')
  return change({ status: 'closed' })
}

const alreadyDone: StaffActionDecision = { kind: 'alreadyDone' }
const change = (fields: StaffActionChange): StaffActionDecision => ({ kind: 'change', change: fields })
const conflict = (message: string): StaffActionDecision => ({ kind: 'conflict', message })
const toClaim = ({ uid, name }: SentItemClaim): SentItemClaim => ({ uid, name })

function describeAnswer({ answer, status }: ItemState): string {
  const verb = status === 'closed' ? 'closed' : 'answered'
  return answer ? `${answer.name} has already answered` : `This is already ${verb}`
}
